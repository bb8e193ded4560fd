#!/bin/sh
# npm run secrets: random values for every secret of docker-compose.yml, in .env, which Compose reads by itself and Git
# ignores. What the file holds already is never changed; what a newer version needs is added.
set -eu
cd "${1:-$(dirname "$0")/..}"
umask 077
touch .env
chmod 600 .env
# A last line without its end must not run into the next.
[ -z "$(tail -c 1 .env)" ] || echo >>.env

for name in API_SECRET VISITOR_SECRET POSTGRES_PASSWORD CLICKHOUSE_PASSWORD MINIO_PASSWORD GRAFANA_PASSWORD; do
  if grep -q "^$name=" .env; then
    echo "  kept  $name"
  else
    # 32 random bytes in hexadecimal: they can stand in a URL as they are.
    printf '%s=%s\n' "$name" "$(od -An -tx1 -N32 /dev/urandom | tr -d ' \n')" >>.env
    echo "  made  $name"
  fi
done
echo "  in $(pwd)/.env, for its owner only. Keep a copy in a vault: without API_SECRET no personal data can be read again."
