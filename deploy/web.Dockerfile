# The web: docker build -f deploy/web.Dockerfile . ; Next.js gathers the packages it needs into .next/standalone.
ARG NODE=node:24.19.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /toile
COPY . .
RUN npm ci && npm run build

FROM ${NODE}
COPY --from=build /toile/apps/web/.next/standalone /toile
USER node
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3001
WORKDIR /toile/apps/web
CMD ["node", "server.js"]
