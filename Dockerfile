# Dustjacket in a container: Node 24, the project and its models; runs as a user that may write to /data only.
FROM node:24.21.0-trixie-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bin ./bin
COPY src/studio/senses/models ./src/studio/senses/models
RUN npm ci --omit=dev

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=install /app/node_modules ./node_modules
COPY --from=install /app/models ./models
COPY package.json ./
COPY art ./art
COPY assets ./assets
COPY bin ./bin
COPY src ./src
COPY web ./web
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
# A worker has no address to ask: its metrics, where it serves them, or the queue tell how it does.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "process.env.ROLE === 'worker' || fetch('http://127.0.0.1:' + process.env.PORT + '/api/v1/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
# Node itself, not npm: the signal to stop must reach the service.
CMD ["node", "bin/dustjacket.js", "serve"]
