# The hall in a container: docker build -t meydan . && docker run -p 7777:7777 -v meydan:/data meydan
FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
RUN cargo build --locked --release --bin meydan

FROM debian:bookworm-slim
RUN groupadd --system --gid 10001 meydan \
    && useradd --system --uid 10001 --gid meydan --no-create-home --shell /usr/sbin/nologin meydan \
    && install --directory --owner=meydan --group=meydan --mode=0700 /data
COPY --from=build /src/target/release/meydan /usr/local/bin/meydan
COPY LICENSE-MIT LICENSE-APACHE docs/operating.md /usr/local/share/doc/meydan/
USER meydan
ENV MEYDAN_ADDR=0.0.0.0:7777 MEYDAN_DATA=/data
VOLUME /data
EXPOSE 7777
STOPSIGNAL SIGTERM
# The image has no program that fetches pages; the shell can.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/${MEYDAN_ADDR##*:} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -qx ok <&3"]
ENTRYPOINT ["meydan"]
CMD ["serve"]
