import { join } from 'node:path';
import { openOriginals } from '@toile/api';
import { createLogger } from '@toile/platform';
import { Command } from 'commander';
import { readStandaloneEnvironment } from '../environment.js';
import { exposureOf } from '../exposure.js';
import { openDemo } from '../open-demo.js';
import { readApiSecret } from '../secrets.js';
import { withStores } from './operator-stores.js';
import { startBar } from './progress-bar.js';

const program = new Command('load-demo')
  .description(
    `Loads the demo's catalogue, pictures and visitors into migrated stores; what is there already is left alone. Its members,
whose password is known to everybody, come with DEMO_ACCOUNTS=1 only.
API_SECRET must be the api's own, DATA_DIR the folder it keeps media in.`,
  )
  .action(() =>
    withStores(
      async ({ dataSource, log }) => {
        const env = readStandaloneEnvironment();
        const demo = await openDemo({
          dataSource,
          log,
          wanted: true,
          scale: env.DEMO_SCALE,
          events: env.DEMO_EVENTS,
          secret: Buffer.from(readApiSecret(env), 'hex'),
          accounts: exposureOf(env).demoAccounts,
          logger: createLogger('demo', 'warn'),
        });
        await demo.settleAccounts();
        await demo.load();
        if (demo.state !== 'loaded') throw new Error('the demo could not be loaded');
        const bar = startBar('pictures');
        const originals = openOriginals(env, join(env.DATA_DIR, 'media'));
        await demo.writePictures(originals, (done, total) => bar.update(done, total));
        bar.stop();
      },
      { begins: true },
    ),
  );
await program.parseAsync();
