#!/bin/sh
# A backup of PostgreSQL that was proven: dumped under one snapshot, restored into a server of its own in a scratch folder, and compared
# table by table with what the snapshot held. Only then it gets its name. Old ones go, but never the newest.
#   POSTGRES_URL=postgres://… BACKUPS=/backups KEEP_DAYS=14 backup.sh [--every-day]
# Needs PostgreSQL's own tools, of the server's version or later, as its image has them. ClickHouse follows from the log; Kafka's topics
# and the bucket of pictures are kept by themselves (docs/how-to/back-up-and-restore.md).
set -eu
umask 077
: "${POSTGRES_URL:?says what is backed up}"
BACKUPS=${BACKUPS:-/backups}
KEEP_DAYS=${KEEP_DAYS:-14}
DAY_SECONDS=86400

# Rows of every table but those of the run itself, a line a table.
COUNT="SELECT format('%I.%I', n.nspname, c.relname) || ' ' ||
  (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I.%I', n.nspname, c.relname), false, true, '')))[1]
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind = 'r' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY 1;"

tell() { echo "backup: $*"; }

# A session that holds the snapshot: what is counted in it is what the dump sees.
hold_snapshot() {
  mkfifo "$room/ask"
  psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "$POSTGRES_URL" <"$room/ask" >"$room/answers" &
  holder=$!
  exec 3>"$room/ask"
  echo "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT pg_export_snapshot();" >&3
  while [ ! -s "$room/answers" ]; do
    kill -0 "$holder" 2>/dev/null || {
      tell "PostgreSQL cannot be asked"
      exit 1
    }
    sleep 1
  done
  snapshot=$(cat "$room/answers")
}

release_snapshot() {
  printf '%s\n\\q\n' "$COUNT" >&3
  exec 3>&-
  wait "$holder"
  # After the snapshot's name.
  sed 1d "$room/answers" >"$room/source"
}

restore_into_scratch() {
  initdb --pgdata "$room/data" --username toile --auth trust --encoding UTF8 --no-sync >"$room/log" 2>&1
  pg_ctl --pgdata "$room/data" --log "$room/log" --wait --silent \
    --options "-c listen_addresses='' -c unix_socket_directories='$room' -c fsync=off -c full_page_writes=off" start
  createdb --host "$room" --username toile toile
  pg_restore --host "$room" --username toile --dbname toile --exit-on-error --no-owner --no-privileges --jobs 2 "$1"
  psql --no-psqlrc --quiet --no-align --tuples-only --host "$room" --username toile --command "$COUNT" toile >"$room/restored"
}

end() {
  pg_ctl --pgdata "$room/data" --mode immediate --silent stop >/dev/null 2>&1 || true
  [ -z "$holder" ] || kill "$holder" 2>/dev/null || true
  [ -n "$is_proven" ] || tell "FAILED; earlier ones are as they were"
  rm -rf "$room" "$unproven"
}

if [ "${1:-}" = --every-day ]; then
  trap 'exit 143' INT TERM
  while :; do
    sh "$0" || tell "it is tried again in a day"
    # In the background, so that a signal ends it at once.
    sleep "$DAY_SECONDS" &
    wait $!
  done
fi

mkdir -p "$BACKUPS"
# What a run left that was killed. Beside the backups, since a restore needs their room and more.
rm -rf "$BACKUPS"/scratch.* "$BACKUPS"/*.unproven
room=$(mktemp -d "$BACKUPS/scratch.XXXXXX")
holder=
is_proven=
name=toile-$(date -u +%Y-%m-%dT%H%M%SZ).dump
unproven=$BACKUPS/$name.unproven
trap end EXIT
trap 'exit 143' INT TERM
hold_snapshot
pg_dump --dbname "$POSTGRES_URL" --snapshot "$snapshot" --format custom --file "$unproven"
release_snapshot
restore_into_scratch "$unproven"
if ! cmp -s "$room/source" "$room/restored"; then
  tell "what was restored is not what was dumped:"
  diff "$room/source" "$room/restored" || true
  exit 1
fi
mv "$unproven" "$BACKUPS/$name"
is_proven=yes
tables=$(wc -l <"$room/source")
rows=$(awk '{ sum += $NF } END { print sum + 0 }' "$room/source")
tell "$name holds $((tables)) tables with $rows rows, and a restore of it held the same"
find "$BACKUPS" -name 'toile-*.dump' -mtime "+$KEEP_DAYS" ! -name "$name" -exec rm -f {} +
