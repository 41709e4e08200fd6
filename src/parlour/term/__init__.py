"""The terminal client: plain lines that read well aloud, through a pipe and over a slow line."""
