/** Compares what was answered with what is there. */
import { setTimeout as sleep } from 'node:timers/promises';

const SETTLE_MS = 120_000;

/** Asks the api's health four times a second and keeps every sentence that is not `ok`. */
export function watchHealth(stage) {
  const said = new Set();
  const addresses = [`${stage.url('api')}/api/health`, `${stage.url('ingestInternal')}/health/ready`];
  let stopped = false;
  const ask = async (address) => {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) });
      const { services = {}, lag_ms: lag } = await answer.json();
      for (const [name, word] of Object.entries(services)) if (word !== 'ok') said.add(`${name}: ${word}`);
      if (lag > 5_000) said.add('lag: over 5 s');
    } catch {
      said.add(`${address === addresses[0] ? 'api' : 'ingest'}: no answer`);
    }
  };
  const running = addresses.map(async (address) => {
    while (!stopped) {
      await ask(address);
      await sleep(250);
    }
  });
  return {
    said,
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };
}

/** Waits until all is well and the warehouse has everything. @returns the milliseconds it took */
export async function settled(stage) {
  const since = performance.now();
  let last = '';
  while (performance.now() - since < SETTLE_MS) {
    last = await whatIsAmiss(stage).catch((error) => error.message);
    if (!last) return performance.now() - since;
    await sleep(100);
  }
  throw new Error(`not well again after ${SETTLE_MS / 1000} s: ${last}`);
}

async function whatIsAmiss(stage) {
  const health = await fetch(`${stage.url('api')}/api/health`, { signal: AbortSignal.timeout(4_000) });
  if (!health.ok) return `health says ${await health.text()}`;
  const { spool } = await (await fetch(`${stage.url('ingestInternal')}/ledger`)).json();
  if (spool?.records > 0) return `${spool.records} events in the spool`;
  const { rows } = await stage.pool.query(
    `SELECT h.topic, h.part, h.next_offset AS log, coalesce(l.next_offset, 0) AS ledger
     FROM log_head h LEFT JOIN ledger_partition l ON l.topic = h.topic AND l.part = h.part AND l.generation = 1
     WHERE h.next_offset <> coalesce(l.next_offset, 0)`,
  );
  return rows.length > 0 ? `the ledger is behind: ${JSON.stringify(rows[0])}` : '';
}

const rowsOf = async (stage, query) =>
  (await stage.clickhouse.query({ query, format: 'JSONEachRow' })).json();

/** Everything that differs between what was answered, the log, the warehouse, the figures and the read model. */
export async function judge(stage, load) {
  return [
    ...(await beacons(stage, load)),
    ...(stage.hasMembers ? await boards(stage, load) : []),
    ...(stage.hasMembers ? await figure(stage, load) : []),
    ...(await proof(stage)),
    ...(stage.hasMembers && stage.canRecount() ? await counted(stage) : []),
  ];
}

async function beacons(stage, { answered }) {
  const rows = await rowsOf(stage, 'SELECT DISTINCT toString(event_id) AS id FROM toile.raw_tracking');
  const there = new Set(rows.map(({ id }) => id));
  const lost = [...answered.keys()].filter((id) => !there.has(id));
  return lost.length > 0 ? [`${lost.length} answered beacons are lost, ${lost[0]} for one`] : [];
}

/** Viewers by look. Few are shown too, with a low base. */
export async function viewers(stage) {
  const answer = await fetch(`${stage.url('api')}/api/dashboard/home/most-viewed-looks?limit=500`);
  const { rows } = await answer.json();
  return new Map(rows.map((row) => [row.look, row.value]));
}

/**
 * Each beacon is another visitor's, so a look that was counted twice, or not, shows. Earlier faults' beacons count too, and what
 * `viewedBefore` has, where there was more than these.
 */
async function figure(stage) {
  const before = stage.viewedBefore ?? new Map();
  const expected = new Map(before);
  for (const look of stage.answered.values()) expected.set(look, (expected.get(look) ?? 0) + 1);
  const deadline = performance.now() + 20_000;
  for (;;) {
    const shown = await viewers(stage);
    const wrong = [...expected].filter(([look, count]) => shown.get(look) !== count);
    if (wrong.length === 0) return [];
    // Figures may be kept for some seconds.
    if (performance.now() > deadline)
      return wrong
        .slice(0, 2)
        .map(([look, count]) => `${look} has ${count} viewers, the figure says ${shown.get(look)}`);
    await sleep(500);
  }
}

async function boards(stage, load) {
  const facts = await rowsOf(
    stage,
    `SELECT JSONExtractString(data, 'moodboard') AS board, JSONExtractString(data, 'slug') AS look, uniqExact(event_id) AS n
     FROM toile.raw_moodboards WHERE type = 'look-added-to-moodboard' GROUP BY board, look`,
  );
  const counts = new Map(facts.map(({ board, look, n }) => [`${board} ${look}`, Number(n)]));
  const { rows } = await stage.pool.query(
    'SELECT stream, version, count(*) FROM event_store.event GROUP BY 1, 2 HAVING count(*) > 1 LIMIT 1',
  );
  const wrong = rows.map(({ stream }) => `the stream ${stream} has a version twice`);
  for (const [board, looks] of load.boards)
    for (const look of looks) {
      const count = counts.get(`${board} ${look}`) ?? 0;
      if (count !== 1) wrong.push(`the addition of ${look} to ${board} is a fact ${count} times`);
    }
  return wrong.slice(0, 3);
}

/** Log = raw + dead letters by offsets and checksums, sealed = recount. */
async function proof(stage) {
  try {
    await stage.command('events.js', 'verify');
    return [];
  } catch (error) {
    const lines = error.message.split('\n').filter((line) => line.includes('✗'));
    return lines.length > 0 ? lines.map((line) => line.trim()) : [error.message];
  }
}

/** Every figure in scopes that are others each time, counted a second time from the log by the recount. */
async function counted(stage) {
  stage.recounts = (stage.recounts ?? 0) + 1;
  try {
    await stage.recount('--scopes', '2', '--seed', String(stage.recounts), ...(stage.recountsAs ?? []));
    return [];
  } catch (error) {
    const lines = error.message.split('\n');
    const differ = lines.filter((line) => / in Toile and .* in the recount$/.test(line));
    return differ.length > 0 ? differ.map((line) => line.trim()) : [error.message];
  }
}
