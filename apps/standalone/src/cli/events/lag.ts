import type { Command } from 'commander';
import { withStores } from '../operator-stores.js';
import { printRows } from '../table.js';

export function addLag(program: Command): void {
  program
    .command('lag')
    .description('how far the warehouse is behind the log, in records and seconds')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withStores(async (stores) => {
        const { lagOf } = await import('../../lag-of.js');
        printRows(await lagOf(stores), Boolean(json));
      }),
    );
}
