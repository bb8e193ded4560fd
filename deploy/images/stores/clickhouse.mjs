/** The embedded ClickHouse on the port and behind the password of its server's image. Not a server: one process, one folder, no users. */
import { connect, createServer } from 'node:net';
import { startClickhouseDoor } from '@toile/embedded';

const { url, close } = await startClickhouseDoor({
  path: '/var/lib/clickhouse/data',
  password: process.env.CLICKHOUSE_PASSWORD ?? '',
});
// The door is open to its own machine alone.
const { hostname, port } = new URL(url);
const server = createServer((asking) => {
  const onward = connect(Number(port), hostname);
  asking.pipe(onward).pipe(asking);
  asking.on('error', () => onward.destroy());
  onward.on('error', () => asking.destroy());
});
server.listen(8123);
console.log('The embedded ClickHouse listens on 8123');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    server.close();
    await close();
    process.exit(0);
  });
