import { Command } from 'commander';
import { withStores } from './operator-stores.js';
import { startBar } from './progress-bar.js';

const program = new Command('toile restore')
  .description(
    `Lays a backup into DATA_DIR, which must be empty, brings it to the current schema, computes ClickHouse from the log and proves
that both agree. Start Toile on the folder afterwards.`,
  )
  .requiredOption('--from <folder>', 'what `npm run backup` made (required)')
  .addHelpText('after', '\nExit code: 0 restored and proven, 1 failed.')
  .action(async ({ from }: { from: string }) => {
    try {
      const { restoreFolder } = await import('../backup-folder.js');
      const { readStandaloneEnvironment } = await import('../environment.js');
      const { taken_at } = await restoreFolder(from, readStandaloneEnvironment().DATA_DIR);
      console.log(`the backup of ${taken_at} is in place; computing ClickHouse`);
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
      return;
    }
    await withStores(async (stores) => {
      const { rebuildWarehouse } = await import('../rebuild-warehouse.js');
      const bar = startBar('replay');
      await rebuildWarehouse(stores, bar.update).finally(bar.stop);
      console.log('everything is restored, and log and warehouse agree');
    });
  });
await program.parseAsync();
