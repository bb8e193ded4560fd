# One image a service: docker build -f deploy/service.Dockerfile --build-arg SERVICE=ingest .
# SERVICE is api, ingest, aggregator, mcp, or standalone, which holds the operators' commands. Without a registry, BASE_IMAGE is one
# that deploy/images/base makes (npm run images).
ARG BASE_IMAGE=node:24.19.0-bookworm-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /toile
COPY . .
RUN npm ci && npm run build:services \
  && find apps libs -type d \( -name src -o -name node_modules -o -name .next \) -prune -exec rm -rf {} + \
  && rm -rf node_modules ~/.npm

# Of the sources apps and libs go on, demo/ stays behind. The packages of this service alone: only the operators' commands know the engine,
# only the api the image library.
FROM ${BASE_IMAGE} AS packages
ARG SERVICE
WORKDIR /toile
COPY --from=build /toile/package.json /toile/package-lock.json ./
COPY --from=build /toile/apps apps
COPY --from=build /toile/libs libs
COPY --from=build /toile/deploy/prune-packages.mjs .
RUN npm ci --omit=dev --workspace apps/${SERVICE} --no-audit --no-fund \
  && node prune-packages.mjs . ${SERVICE} && rm -rf prune-packages.mjs ~/.npm

FROM ${BASE_IMAGE}
ARG SERVICE
COPY --from=packages /toile /toile
# The operators' image has one command, toile; files that it reads and writes are in /files.
RUN mkdir /data /files && chown node:node /data /files \
  && if [ -f /toile/apps/${SERVICE}/dist/cli/toile.js ]; then \
    chmod +x /toile/apps/${SERVICE}/dist/cli/toile.js && ln -s /toile/apps/${SERVICE}/dist/cli/toile.js /usr/local/bin/toile; fi
USER node
# In a container of its own, what others may reach is said by its network.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /toile/apps/${SERVICE}
CMD ["node", "--enable-source-maps", "dist/main.js"]
