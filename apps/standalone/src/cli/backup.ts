import { join } from 'node:path';
import { Command } from 'commander';
import { withStores } from './operator-stores.js';

const program = new Command('toile backup')
  .description(
    `Copies the embedded run of DATA_DIR: PostgreSQL, media, the spool and the secrets, while it serves. ClickHouse is not copied; a restore
computes it from the log. The folder holds keys and members' data: keep it as carefully as DATA_DIR.`,
  )
  .requiredOption('--to <folder>', 'made by this command (required)')
  .addHelpText('after', '\nExit code: 0 done, 1 failed; a folder without backup.json is not whole.')
  .action(({ to }: { to: string }) =>
    withStores(async ({ pool }) => {
      const { readStandaloneEnvironment } = await import('../environment.js');
      const { backupFolder } = await import('../backup-folder.js');
      const env = readStandaloneEnvironment();
      if (env.POSTGRES_URL)
        throw new Error(
          'PostgreSQL is a server of its own here; back it up with its tools, see docs/how-to/back-up-and-restore.md',
        );
      const { bytes } = await backupFolder(pool, env.DATA_DIR, to);
      console.log(`${(bytes / 1024 ** 2).toFixed(0)} MiB are in ${join(to)}`);
    }),
  );
await program.parseAsync();
