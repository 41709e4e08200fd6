"""The house: tables that people share.  `app` serves it, `live` is a table, `wire` what is said over the wire."""
