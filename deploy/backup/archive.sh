#!/bin/sh
# PostgreSQL to any moment: a copy of all files now and then, and the journal (WAL) of every few minutes after it, in ARCHIVE. A replication
# slot keeps the journal on the server until it is there. `toile archive put` carries the folder into a bucket.
#   POSTGRES_URL=postgres://… ARCHIVE=/backups/archive archive.sh take            the journal since the last time; a copy when it is due
#                                                       archive.sh every MINUTES   the same, again and again
#                                                       archive.sh restore FOLDER [TIME]   a data folder that goes on to then, or to the end
#                                                       archive.sh verify          restores into a scratch folder and compares with the server
# Needs PostgreSQL's own tools, of the server's version, and a user with REPLICATION (docs/how-to/back-up-and-restore.md).
set -eu
umask 077
ARCHIVE=${ARCHIVE:-/backups/archive}
KEEP_DAYS=${KEEP_DAYS:-30}
BASE_DAYS=${BASE_DAYS:-7}
SLOT=${SLOT:-toile_archive}
# S3 takes objects of 5 GiB at once.
PART=512m

tell() { echo "archive: $*"; }
fail() {
  tell "FAILED: $*" >&2
  exit 1
}
ask() { psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --dbname "${2:-$POSTGRES_URL}" --command "$1"; }
# Copies by name, 2026-11-26T031700Z-<the first file of the journal it needs>, the oldest first.
bases() { find "$ARCHIVE/base" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' -exec basename {} \; 2>/dev/null | sort; }
is_before() { [ "$1" != "$2" ] && [ "$(printf '%s\n%s\n' "$1" "$2" | LC_ALL=C sort | head -n 1)" = "$1" ]; }
ago() { date -u -d "@$(($(date +%s) - $1 * 86400))" +%Y-%m-%dT%H%M%SZ; }
journal_of() { echo "${1##*Z-}"; }

take_base() {
  unfinished=$ARCHIVE/base/$(date -u +%Y-%m-%dT%H%M%SZ).part
  mkdir -p "$unfinished"
  pg_basebackup --dbname "$POSTGRES_URL" --pgdata - --format tar --wal-method none --checkpoint fast --no-sync 2>"$unfinished/said" |
    gzip -1 | split -b "$PART" - "$unfinished/base.tar.gz."
  grep -v 'WAL archiving is not enabled' "$unfinished/said" >&2 || true
  # A copy that was cut off ends before tar says that it ends.
  cat "$unfinished"/base.tar.gz.* | gunzip -c | tar -tf - >"$unfinished/names" || fail "the copy is not whole"
  grep -q '^backup_manifest$' "$unfinished/names" || fail "the copy has no list of its files"
  rm "$unfinished/names" "$unfinished/said"
  first=$(cat "$unfinished"/base.tar.gz.* | gunzip -c | tar -xOf - backup_label | sed -n 's/^START WAL LOCATION:.*file \([0-9A-F]*\)).*/\1/p')
  [ ${#first} = 24 ] || fail "the copy does not say where its journal begins"
  name=$(basename "$unfinished" .part)-$first
  mv "$unfinished" "$ARCHIVE/base/$name"
  tell "base $name is taken"
}

# Older copies than are kept, but for the newest of them, which leads up to the oldest moment that is promised; and the journal before it.
prune() {
  cut=$(ago "$KEEP_DAYS")
  oldest=
  for base in $(bases); do
    if [ -z "$oldest" ] || is_before "$base" "$cut"; then oldest=$base; fi
  done
  [ -n "$oldest" ] || return 0
  for base in $(bases); do
    [ "$base" = "$oldest" ] && break
    rm -rf "${ARCHIVE:?}/base/$base"
    tell "base $base is older than $KEEP_DAYS days"
  done
  pg_archivecleanup -x .gz "$ARCHIVE/wal" "$(journal_of "$oldest")"
}

# What was written since the last time.
receive() {
  # The file of the journal that is written just now is ended, and what comes after it tells where to stop.
  ask "SELECT pg_logical_emit_message(true, 'toile', 'archive')" >/dev/null
  ask 'SELECT pg_switch_wal()' >/dev/null
  # Flushed, as it commits: what is not written yet would be waited for.
  end=$(ask "SELECT pg_logical_emit_message(true, 'toile', 'archive')")
  pg_receivewal --dbname "$POSTGRES_URL" --slot "$SLOT" --directory "$ARCHIVE/wal" --compress 1 --no-loop --endpos "$end" 2>"$ARCHIVE/said" ||
    fail "$(cat "$ARCHIVE/said")"
}

take() {
  mkdir -p "$ARCHIVE/base" "$ARCHIVE/wal"
  rm -rf "$ARCHIVE"/base/*.part "$ARCHIVE"/scratch.*
  ask "SELECT pg_create_physical_replication_slot('$SLOT', true) WHERE NOT EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = '$SLOT')" >/dev/null
  lost=$(ask "SELECT count(*) FROM pg_replication_slots WHERE slot_name = '$SLOT' AND wal_status = 'lost'")
  # PostgreSQL drops what is more than max_slot_wal_keep_size, where that is set, rather than fill its disk.
  [ "$lost" = 0 ] || fail "the journal has a gap, since it was not taken for too long: move $ARCHIVE away, drop the slot $SLOT, and begin anew"
  receive
  newest=$(bases | tail -n 1)
  if [ -z "$newest" ] || is_before "$newest" "$(ago "$BASE_DAYS")"; then
    take_base
    # A copy is none without the journal of the meantime.
    receive
  fi
  prune
  tell "the journal is there up to $(find "$ARCHIVE/wal" -name '*.gz' -exec basename {} .gz \; | sort | tail -n 1)"
}

restore() {
  wanted=
  if [ -n "${2:-}" ]; then
    wanted=$(echo "$2" | sed -n 's/^\([0-9]\{4\}-[0-9][0-9]-[0-9][0-9]\) \([0-9][0-9]\):\([0-9][0-9]\):\([0-9][0-9]\)\(\.[0-9]*\)\{0,1\}$/\1T\2\3\4/p')
    [ -n "$wanted" ] || fail "a moment is written like 2026-11-26 03:17:00, in UTC"
  fi
  base=
  for one in $(bases); do
    # Only a copy that was begun before that moment leads to it.
    if [ -z "$wanted" ] || is_before "${one%%Z-*}" "$wanted"; then base=$one; fi
  done
  [ -n "$base" ] || fail "no copy in $ARCHIVE is old enough"
  [ ! -e "$1" ] || [ -z "$(ls -A "$1")" ] || fail "$1 is not empty"
  mkdir -p "$1"
  chmod 700 "$1"
  cat "$ARCHIVE/base/$base"/base.tar.gz.* | gunzip -c 2>/dev/null | tar -xf - -C "$1" 2>/dev/null || fail "$base is damaged"
  pg_verifybackup --no-parse-wal --quiet "$1" || fail "$base is damaged"
  {
    echo "restore_command = 'gunzip -c \"$ARCHIVE/wal/%f.gz\" > \"%p\"'"
    echo "recovery_target_action = 'promote'"
    [ -z "${2:-}" ] || echo "recovery_target_time = '$2 UTC'"
  } >>"$1/postgresql.auto.conf"
  touch "$1/recovery.signal"
  tell "$base is laid into $1; PostgreSQL goes on from there ${2:+to $2 UTC }as it starts"
}

# What only ever grows, up to where the restore ends: events by position, and a log that is kept in PostgreSQL by offset. Count and sum.
events_to() {
  echo "SELECT count(*) || ' ' || coalesce(sum(hashtextextended(e.id::text || e.type || e.data::text, 0)), 0) FROM event_store.event e WHERE position <= $1"
}
records_in() {
  echo "SELECT count(*) || ' ' || coalesce(sum(hashtextextended(l.part || ':' || l.\"offset\" || ':' || md5(l.value), 0)), 0)
    FROM log l JOIN (VALUES $1) h(topic, part, first, after) ON l.topic = h.topic AND l.part = h.part AND l.\"offset\" >= first AND l.\"offset\" < after"
}
same() {
  [ "$2" = "$3" ] || fail "$1 are $2 in the restore and $3 on the server, by count and sum"
}

verify() {
  room=$(mktemp -d "${SCRATCH:-$ARCHIVE}/scratch.XXXXXX")
  trap 'pg_ctl --pgdata "$room/data" --mode immediate --silent stop >/dev/null 2>&1 || true; rm -rf "$room"' EXIT
  trap 'exit 143' INT TERM
  restore "$room/data" "${1:-}"
  echo 'local all all trust' >"$room/hba"
  : >"$room/ident"
  # Debian keeps it elsewhere.
  [ -e "$room/data/postgresql.conf" ] || : >"$room/data/postgresql.conf"
  database=$(ask 'SELECT current_database()')
  user=$(ask 'SELECT current_user')
  pg_ctl --pgdata "$room/data" --log "$room/log" --wait --timeout 86400 --silent --options \
    "-c listen_addresses='' -c unix_socket_directories='$room' -c hba_file='$room/hba' -c ident_file='$room/ident' -c fsync=off -c archive_mode=off -c ssl=off -c hot_standby=off -c port=5432" \
    start || fail "$(tail -n 20 "$room/log")"
  scratch="host=$room port=5432 user=$user dbname=$database"
  until [ "$(ask 'SELECT pg_is_in_recovery()' "$scratch" 2>/dev/null)" = f ]; do
    pg_ctl --pgdata "$room/data" status >/dev/null || fail "$(tail -n 20 "$room/log")"
    sleep 1
  done
  position=$(ask 'SELECT coalesce(max(position), 0) FROM event_store.event' "$scratch")
  events=$(ask "$(events_to "$position")" "$scratch")
  same events "$events" "$(ask "$(events_to "$position")")"
  records='0 0'
  heads=$(ask "SELECT string_agg(format('(%L, %s)', topic || ' ' || part, next_offset), ', ') FROM log_head" "$scratch")
  if [ -n "$heads" ]; then
    # Segments may have been dropped on the server since.
    ranges=$(ask "SELECT string_agg(format('(%L, %s, %s, %s)', topic, part, start_offset, after), ', ') FROM log_head
      JOIN (VALUES $heads) h(name, after) ON name = topic || ' ' || part")
    records=$(ask "$(records_in "$ranges")" "$scratch")
    same records "$records" "$(ask "$(records_in "$ranges")")"
  fi
  behind=$(ask "SELECT count(*) FROM event_store.event WHERE position > $position")
  tell "a restore holds ${events% *} events and ${records% *} records of the log, the same as the server; $behind events came later"
}

case "${1:-}" in
take) take ;;
every)
  trap 'exit 143' INT TERM
  while :; do
    sh "$0" take || tell "it is tried again"
    # In the background, so that a signal ends it at once.
    sleep "$((${2:?how many minutes} * 60))" &
    wait $!
  done
  ;;
restore) restore "${2:?the folder to restore into}" "${3:-}" ;;
verify) verify "${2:-}" ;;
*) fail "take, every MINUTES, restore FOLDER [TIME] or verify" ;;
esac
