import { Ledger } from '@toile/aggregator';
import { TOPICS } from '@toile/contracts';
import type { Command } from 'commander';
import { withStores } from '../operator-stores.js';
import { printRows } from '../table.js';

export function addLag(program: Command): void {
  program
    .command('lag')
    .description('how far the warehouse is behind the log, in records and seconds')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withStores(async ({ log, dataSource }) => {
        const rows = [];
        for (const topic of TOPICS) {
          const stored = await new Ledger(dataSource).nextOffsets(topic);
          let [records, oldest] = [0, 0];
          for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
            const next = stored.get(partition) ?? (await log.startOffset(topic, partition));
            records += Math.max(0, (await log.endOffset(topic, partition)) - next);
            const [waiting] = await log.read({ topic, partition, from: next, maxRecords: 1 });
            if (waiting) oldest = Math.max(oldest, Date.now() - waiting.appendedAt.getTime());
          }
          rows.push({ topic, records, seconds: Math.round(oldest / 100) / 10 });
        }
        printRows(rows, Boolean(json));
      }),
    );
}
