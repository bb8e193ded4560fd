/** Ingest on a log that takes everything at once, traced or not: what is left is the cost of a beacon, and of its trace. */
import { startIngest } from '@toile/ingest';
import { createLogger, startTracing } from '@toile/platform';

const [endpoint, ratio] = process.argv.slice(2);
await startTracing({ endpoint: endpoint || undefined, ratio: Number(ratio ?? 1) });
const ingest = await startIngest({
  stores: { log: { append: async (records) => records, endOffset: async () => 0 } },
  logger: createLogger('bench', 'error'),
  port: 0,
  visitorSecret: 'bench'.repeat(8),
  trustedProxies: [],
});
process.send?.({ port: ingest.port });
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.once('disconnect', () => process.exit(0));
