# The demo's loader, for trying a deployment out: docker build -f deploy/demo.Dockerfile . ; images of production do not hold demo/.
ARG BASE_IMAGE=node:24.19.0-bookworm-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /toile
COPY . .
RUN npm ci && npm run build:services \
  && find apps libs demo -type d \( -name src -o -name node_modules -o -name .next \) -prune -exec rm -rf {} + \
  && rm -rf node_modules ~/.npm

FROM ${BASE_IMAGE} AS packages
WORKDIR /toile
COPY --from=build /toile/package.json /toile/package-lock.json ./
COPY --from=build /toile/apps apps
COPY --from=build /toile/libs libs
COPY --from=build /toile/demo demo
RUN npm ci --omit=dev --workspace apps/standalone --workspace demo --no-audit --no-fund

FROM ${BASE_IMAGE}
COPY --from=packages /toile /toile
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /toile/apps/standalone
CMD ["node", "--enable-source-maps", "dist/cli/load-demo.js"]
