/** What tracing costs a beacon, in processor time of ingest, so that a busy machine does not blur it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const REQUESTS = 20_000;
const ROUNDS = 3;
const SERVER = fileURLToPath(new URL('servers/traced-ingest.mjs', import.meta.url));
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const beacon = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': AGENT },
  body: 'uri=%2Fen%2Flook%2Fa&event=view&sessid=bench',
};

export async function run() {
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
  });
  await new Promise((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${collector.address().port}`;
  const kinds = [
    ['off', ['', '0']],
    ['1 % of traces', [endpoint, '0.01']],
    ['every trace', [endpoint, '1']],
  ];
  const best = new Map(kinds.map(([name]) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, args] of kinds) best.set(name, Math.min(best.get(name), await microseconds(args)));
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  const off = best.get('off');
  const rows = [...best].map(([tracing, us]) => ({
    tracing,
    'µs of processor a beacon': Number(us.toFixed(1)),
    'of off': Number((us / off).toFixed(2)),
  }));
  return { rows, notes: [`best of ${ROUNDS} rounds of ${REQUESTS.toLocaleString('en')} beacons each`] };
}

async function microseconds(args) {
  const server = fork(SERVER, args);
  const [{ port }] = await once(server, 'message');
  const load = (amount) =>
    autocannon({ url: `http://127.0.0.1:${port}/api/tts/media/look-1`, ...beacon, amount, connections: 16 });
  const cpu = async () => {
    server.send('cpu');
    const [{ cpu: used }] = await once(server, 'message');
    return used.user + used.system;
  };
  await load(REQUESTS / 4);
  const before = await cpu();
  await load(REQUESTS);
  const used = (await cpu()) - before;
  server.disconnect();
  await once(server, 'exit');
  return used / REQUESTS;
}
