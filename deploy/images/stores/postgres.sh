#!/bin/sh
# As the image of PostgreSQL begins: makes a cluster where there is none, for POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB, and serves it
# as the user postgres.
set -eu
if [ "$1" != postgres ]; then exec "$@"; fi
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --clear-groups sh "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  user=${POSTGRES_USER:-postgres}
  password=$(mktemp)
  printf '%s\n' "${POSTGRES_PASSWORD:?is the password of $user}" >"$password"
  initdb --pgdata "$PGDATA" --username "$user" --pwfile "$password" --encoding UTF8 --locale C.UTF-8 --auth-local trust --auth-host scram-sha-256
  rm "$password"
  # The image lets everybody in who has the password, and nobody replicate by the network.
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --pgdata "$PGDATA" --wait --silent --options "-c listen_addresses=''" start
  database=${POSTGRES_DB:-$user}
  [ "$database" = postgres ] || createdb --username "$user" "$database"
  pg_ctl --pgdata "$PGDATA" --wait --silent --mode fast stop
fi
exec "$@" -c listen_addresses='*'
