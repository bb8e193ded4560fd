import type { Finding } from '@toile/aggregator';
import { TOPICS, type Topic } from '@toile/contracts';
import { type Command, Option } from 'commander';
import { withStores } from '../operator-stores.js';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(
      `proves log = raw + dead letters, by offsets and checksums, and sealed = recount; names the first difference`,
    )
    .addOption(new Option('--topic <name...>', 'only these topics').choices(TOPICS))
    .option('--json', 'a JSON object a line')
    .addHelpText('after', '\nExit code: 0 all of it holds, 1 something differs.')
    .action((options: { topic?: Topic[]; json?: boolean }) =>
      withStores(async (stores) => {
        const { verify } = await import('@toile/aggregator');
        let different = 0;
        for await (const finding of verify(stores, options.topic)) {
          if (!finding.ok) different += 1;
          console.log(options.json ? JSON.stringify(finding) : toLine(finding));
        }
        if (different > 0) throw new Error(`${different} differ`);
        if (!options.json) console.log('Everything holds.');
      }),
    );
}

const toLine = ({ subject, ok, detail }: Finding) => `  ${ok ? '✓' : '✗'} ${subject.padEnd(28)} ${detail}`;
