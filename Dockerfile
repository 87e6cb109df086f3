# Pistos as a container: docs/operating.md, "In a container".
#   podman build -t pistos . && podman run -p 3000:3000 -v pistos:/data pistos
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /pistos
COPY package.json package-lock.json ./
COPY icons ./icons
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run release && mv release/pistos-*/ /release && mkdir /data

# Node, the C library and certificates: no shell, no package manager, and a user who is not root.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
COPY --from=build /release /opt/pistos
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
# The rest of the file system may be read-only.
VOLUME ["/data", "/tmp"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/nodejs/bin/node", "/opt/pistos/pistos.mjs"]
CMD ["start"]
