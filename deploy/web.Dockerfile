# The web: docker build -f deploy/web.Dockerfile . ; Next.js gathers the packages it needs into .next/standalone.
ARG BASE_IMAGE=node:24.19.0-bookworm-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /toile
COPY . .
RUN npm ci && npm run build && rm -rf node_modules ~/.npm

FROM ${BASE_IMAGE}
COPY --from=build /toile/apps/web/.next/standalone /toile
USER node
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3001
WORKDIR /toile/apps/web
CMD ["node", "server.js"]
