# syntax=docker/dockerfile:1
ARG BASE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${BASE_IMAGE} AS build
ENV CI=true
WORKDIR /repository
COPY package.json ./
# Where a company has its own mirror of the registry, its .npmrc comes as a secret and stays out of every layer.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm install --global "$(node -p 'require("./package.json").packageManager')"
COPY . .
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    pnpm install --frozen-lockfile --filter "@sughurta/insurer-api..." \
    && pnpm --filter "@sughurta/insurer-api^..." run --if-present build \
    && pnpm --filter @sughurta/insurer-api deploy --prod /deployed

FROM ${BASE_IMAGE} AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 API_PORT=3001 DATA_DIR=/data
WORKDIR /app
COPY --from=build /deployed ./
USER 10001:10001
EXPOSE 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.API_PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "src/main/main.ts"]
