/** `node deploy/kafka-local/start-kafka.mjs [--port 9092] [--data .data/kafka]`: one broker until Ctrl-C; data stays. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startKafkaBroker } from '@toile/testing';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9092' },
    data: { type: 'string', default: '.data/kafka' },
  },
});
const broker = await startKafkaBroker(resolve(values.data), { port: Number(values.port) });
console.log(`Kafka listens on 127.0.0.1:${broker.port}, data in ${resolve(values.data)}; Ctrl-C stops it`);
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await broker.stop();
    process.exit(0);
  });
