import { TOPICS } from '@toile/contracts';
import type { Command } from 'commander';
import { withStores } from '../operator-stores.js';
import { printRows } from '../table.js';

export function addTopics(program: Command): void {
  program
    .command('topics')
    .description('every partition: its offsets, and how far the warehouse is')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withStores(async ({ log, dataSource }) => {
        const { Ledger } = await import('@toile/aggregator');
        const rows = [];
        for (const topic of TOPICS) {
          const stored = await new Ledger(dataSource).nextOffsets(topic);
          for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
            const [first, end] = [
              await log.startOffset(topic, partition),
              await log.endOffset(topic, partition),
            ];
            rows.push({
              topic,
              partition,
              first,
              end,
              records: end - first,
              'in warehouse': stored.get(partition) ?? 0,
            });
          }
        }
        printRows(rows, Boolean(json));
      }),
    );
}
