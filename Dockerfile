# A house in a container.  docs/self-hosting.md says how to build and run it.
FROM docker.io/library/debian:trixie-slim AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates gcc libc6-dev python3-dev python3-venv
COPY . /source
# strip: some wheels carry symbols for debuggers, larger than all the rest of them
RUN python3 -m venv /opt/parlour \
 && PARLOUR_COMPILE=must PARLOUR_WEB=must /opt/parlour/bin/pip install --no-cache-dir /source \
 && /opt/parlour/bin/pip uninstall --yes pip \
 && find /opt/parlour -name '*.so' -exec strip --strip-unneeded {} +

FROM docker.io/library/debian:trixie-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends python3 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
 && useradd --system --uid 10001 --user-group --home-dir /data --create-home parlour
COPY --from=build /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:/usr/bin:/bin PARLOUR_HOST=0.0.0.0 PARLOUR_PORT=8765 PARLOUR_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8765
HEALTHCHECK --start-period=20s CMD ["python3", "-c", "import os, urllib.request as ask; ask.urlopen('http://127.0.0.1:' + os.environ['PARLOUR_PORT'] + '/readyz', timeout=3)"]
ENTRYPOINT ["parlour"]
CMD ["serve"]
