# The images of the web server and the mock API, and the workspace with hot reload: `docker compose build`, or `docker buildx bake`.
# The stages above the images are shared: one installation and one build make both.

FROM node:24-bookworm-slim AS node
# The program alone, without npm and its like; and a library that it needs on some processors.
RUN mkdir /program && cp --parents /usr/local/bin/node $(ldd /usr/local/bin/node | grep -o '/[^ ]*libatomic[^ ]*' | xargs -r realpath) /program

# What is built is the same for every processor, so it is built on the one that is there.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS tools
ENV CI=true DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
WORKDIR /moonlit
COPY package.json pnpm-workspace.yaml ./
# As the workspace pins them.
RUN npm install --global --no-fund --no-audit --no-update-notifier \
  "$(node -p "require('./package.json').packageManager")" "turbo@$(sed -n 's/^  turbo: //p' pnpm-workspace.yaml)"

# The manifests in json/, so that a change of sources installs nothing anew; the sources in full/.
FROM tools AS pruned
COPY . .
RUN turbo prune @moonlit/web @moonlit/mock-api --docker

FROM tools AS manifests
COPY --from=pruned /moonlit/out/json .

FROM tools AS built
COPY --from=pruned /moonlit/out/json/pnpm-lock.yaml /moonlit/out/json/pnpm-workspace.yaml ./
COPY --from=pruned /moonlit/out/json/patches patches
RUN --mount=type=cache,id=moonlit-pnpm,target=/pnpm pnpm fetch --store-dir /pnpm
COPY --from=pruned /moonlit/out/json .
RUN --mount=type=cache,id=moonlit-pnpm,target=/pnpm pnpm install --frozen-lockfile --prefer-offline --store-dir /pnpm
COPY --from=pruned /moonlit/out/full .
COPY tsconfig.base.json .
RUN --mount=type=cache,id=moonlit-turbo,target=/moonlit/.turbo/cache turbo run build --output-logs=errors-only
# What runs, without tests, development's packages, and what only a build reads: scripts, and what the talk's sentences and models are made from.
RUN mkdir -p /built/web /built/api \
  && tar -c --exclude=node_modules --exclude='*.test.*' apps/web/server.ts apps/web/server apps/web/app apps/web/build packages/environment | tar -x -C /built/web \
  && tar -c --exclude=node_modules --exclude='*.test.*' --exclude=testing --exclude=properties --exclude=released --exclude=scripts --exclude=packages/talk/data \
    apps/mock-api/dist apps/mock-api/src packages/contract packages/environment packages/media packages/talk packages/ui/src/faces packages/ui/src/faces.css prisma | tar -x -C /built/api

# Production's packages of each, for the processor of the image, without what only editors and debuggers read.
FROM manifests AS web-packages
ARG TARGETARCH
RUN --mount=type=cache,id=moonlit-pnpm,target=/pnpm \
  pnpm install --prod --frozen-lockfile --prefer-offline --store-dir /pnpm --cpu "$(echo $TARGETARCH | sed s/amd64/x64/)" --filter-prod '@moonlit/web...' \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete

FROM manifests AS api-packages
ARG TARGETARCH
RUN --mount=type=cache,id=moonlit-pnpm,target=/pnpm \
  pnpm install --prod --frozen-lockfile --prefer-offline --store-dir /pnpm --cpu "$(echo $TARGETARCH | sed s/amd64/x64/)" --filter-prod '@moonlit/mock-api...' \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete \
  # Prisma brings the query compilers of six databases; this one is SQLite.
  && find node_modules/.pnpm/@prisma+client@* -name 'query_compiler_*' ! -name 'query_compiler_fast_bg.sqlite.*' -delete \
  # And better-sqlite3 the sources of SQLite, and its build for every system.
  && cd node_modules/.pnpm/better-sqlite3@*/node_modules/better-sqlite3 \
  && rm -r deps src && find prebuilds -type f ! -name "linux-$(echo $TARGETARCH | sed s/amd64/x64/).node" -delete

FROM debian:bookworm-slim AS runtime
COPY --from=node /program /
RUN ldconfig && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
ENV NODE_ENV=production
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=500ms CMD ["node", "-e", "require('node:http').get(`http://127.0.0.1:${process.env.WEB_PORT ?? process.env.API_PORT}/healthz`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]

FROM runtime AS web
COPY --from=web-packages /moonlit /moonlit
COPY --from=built /built/web /moonlit
WORKDIR /moonlit/apps/web
USER node
ENV WEB_PORT=3000
EXPOSE 3000
CMD ["node", "server.ts"]

FROM runtime AS mock-api
COPY --from=api-packages /moonlit /moonlit
COPY --from=built /built/api /moonlit
WORKDIR /moonlit/apps/mock-api
# The seeded database and the pictures of the first page are in the image; a new volume begins with them.
RUN mkdir /data && chown node:node /data
USER node
ENV API_PORT=4000 API_HOST=0.0.0.0 DATA_DIR=/data
RUN node src/prepare.ts && rm -r /data/worlds
VOLUME /data
EXPOSE 4000
CMD ["node", "dist/server.js"]

# The workspace with hot reload, as `npm run dev` serves it. All that is written while it runs belongs to who runs it.
FROM built AS dev
# Turbo asks git what is source and what is made of it; without it, or before anything is committed, whatever was made counts as a change.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY . .
RUN --mount=type=cache,id=moonlit-pnpm,target=/pnpm \
  git init --quiet && git add --all && git -c user.name=Moonlit -c user.email=moonlit@localhost commit --quiet --message='The sources of this image' \
  && HOME=/home/node pnpm_config_store_dir=/pnpm node scripts/run.mjs generate build --filter='@moonlit/mock-api...' --filter=@moonlit/web \
  && DATA_DIR=/data node apps/mock-api/src/prepare.ts \
  && chown -R node:node /data /home/node \
  && find . -path ./node_modules -prune -o -exec chown --no-dereference node:node {} + && chown node:node node_modules
USER node
ENV API_HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --start-interval=1s CMD ["node", "-e", "const { WEB_PORT = 3000, API_PORT = 4000 } = process.env; Promise.all([WEB_PORT, API_PORT].map((port) => fetch(`http://127.0.0.1:${port}/healthz`))).then((answers) => process.exit(answers.every(({ ok }) => ok) ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "--dev"]
