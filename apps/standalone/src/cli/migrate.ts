import { Command } from 'commander';
import { withStores } from './operator-stores.js';

const program = new Command('toile migrate')
  .description(
    `Brings PostgreSQL, the log's topics and ClickHouse to the current schema, and waits for a store that is away.
Migrations only go forward and are safe beside services of the version before; run it before the new ones start.`,
  )
  .action(() =>
    withStores(
      async (stores) => {
        const { createLogger } = await import('@toile/platform');
        const { migrate } = await import('../migrate.js');
        await migrate(stores, createLogger('migrate', 'warn'), new AbortController().signal);
        console.log('every store has the current schema');
      },
      { waiting: new AbortController().signal, begins: true },
    ),
  );
await program.parseAsync();
