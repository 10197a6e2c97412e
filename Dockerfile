# Postwright's server, without a development tool in it. Settings come from the environment (.env.example); photos
# go to /data unless MEDIA_URL says otherwise. See docs/operations.md. The digest is that of Node 24.21.0;
# .github/dependabot.yml brings newer ones.
FROM node:24-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# The manifests first, so that the packages are installed anew only when they change.
COPY package.json package-lock.json prisma.config.ts ./
COPY sandbox/package.json sandbox/
COPY prisma prisma
COPY scripts scripts
RUN npm ci
COPY . .
RUN npm run build:standalone

# `docker compose --profile sandbox up`: stands in for every vendor.
FROM build AS sandbox
ENV SANDBOX_DATA=/tmp/sandbox
USER node
CMD ["node", "--import", "tsx", "sandbox/main.ts"]

FROM node:24-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS server
WORKDIR /app
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 MEDIA_URL=/data/media NEXT_TELEMETRY_DISABLED=1
RUN mkdir -p /data/media && chown -R node:node /data
COPY --from=build --chown=node:node /app/.next/standalone ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./scripts/json-lines.mjs", "scripts/container.mjs"]
