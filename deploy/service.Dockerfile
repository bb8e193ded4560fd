# One image a service: docker build -f deploy/service.Dockerfile --build-arg SERVICE=ingest .
# SERVICE is api, ingest, aggregator, mcp, or standalone, which holds the operators' commands.
ARG NODE=node:24.19.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /toile
COPY . .
RUN npm ci && npm run build:services \
  && find apps libs -type d \( -name src -o -name node_modules -o -name .next \) -prune -exec rm -rf {} +

# Of the sources apps and libs go on, demo/ stays behind. The packages of this service alone: ingest needs neither an engine nor an image library.
FROM ${NODE} AS packages
ARG SERVICE
WORKDIR /toile
COPY --from=build /toile/package.json /toile/package-lock.json ./
COPY --from=build /toile/apps apps
COPY --from=build /toile/libs libs
RUN npm ci --omit=dev --workspace apps/${SERVICE} --no-audit --no-fund

FROM ${NODE}
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
