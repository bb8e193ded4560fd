/** ClickHouse's HTTP address for the services, with a switch for what can go wrong behind it. */
import { createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What ClickHouse answers when it refuses writes: exception code, name and text as its server words them. */
const REFUSALS = {
  'too many parts': [
    252,
    'TOO_MANY_PARTS',
    'Too many parts (3000). Merges are processing significantly slower than inserts',
  ],
  'read-only': [242, 'TABLE_IS_READ_ONLY', 'Table is in readonly mode'],
};

/** @returns the proxy; `fault` is null, a key of REFUSALS, `'away'`, `{ slowMs }` or `{ loseAnswers: true }` */
export async function startWarehouseProxy() {
  const proxy = { url: '', port: 0, target: 0, fault: null, refused: 0, close: async () => undefined };
  const server = createServer((incoming, outgoing) => {
    pass(proxy, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.port = server.address().port;
  proxy.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return proxy;
}

async function pass(proxy, incoming, outgoing) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { fault } = proxy;
  const sql = new URL(incoming.url, 'http://proxy').searchParams.get('query') ?? body.toString();
  const writes = /^\s*(INSERT|ALTER|CREATE|DROP|EXCHANGE)/i.test(sql);
  if (fault === 'away') {
    outgoing.destroy();
    return;
  }
  if (fault?.slowMs) await sleep(fault.slowMs);
  if (typeof fault === 'string' && writes) {
    const [code, name, text] = REFUSALS[fault];
    proxy.refused += 1;
    outgoing.writeHead(500, { 'x-clickhouse-exception-code': String(code), 'content-type': 'text/plain' });
    outgoing.end(`Code: ${code}. DB::Exception: ${text}. (${name})\n`);
    return;
  }
  const onward = request(
    {
      port: proxy.target,
      host: '127.0.0.1',
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    },
    (answer) => {
      // The write is done, and its sender never learns it.
      if (fault?.loseAnswers && writes) {
        proxy.refused += 1;
        answer.resume();
        answer.once('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    },
  );
  onward.on('error', () => outgoing.destroy());
  onward.end(body);
}
