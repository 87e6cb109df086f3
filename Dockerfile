# Pistos as a container: docs/operating.md, "In a container".
#   podman build -t pistos . && podman run -p 3000:3000 -v pistos:/data pistos
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /pistos
COPY package.json package-lock.json ./
COPY icons ./icons
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run release && mv release/pistos-*/ /release

FROM docker.io/library/debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /release /opt/pistos
RUN useradd --system --uid 10001 --home-dir /data pistos \
  && mkdir /data && chown pistos:pistos /data
USER pistos
WORKDIR /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
# The file system may be read-only but for these two.
VOLUME ["/data", "/tmp"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/opt/pistos/pistos.mjs"]
CMD ["start"]
