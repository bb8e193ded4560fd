import type { JobsDesk } from '@toile/api';
import { JOB_STATES, type JobState } from '@toile/contracts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from './events/options.js';
import { type OperatorStores, withStores } from './operator-stores.js';
import { printRows } from './table.js';

const program = new Command('toile jobs')
  .description(
    'Mails, alerts and whatever else is done after an answer or by the clock: what is not done yet, and what was given up.',
  )
  .addHelpText(
    'after',
    '\nExit code: 0 done, 1 failed, or there is no such job. Everything is noted in the audit log.',
  );

program
  .command('list')
  .description('24 at most, those that were given up first; how many there are in all comes last')
  .addOption(new Option('--state <state>', 'only these').choices(JOB_STATES))
  .option('--page <number>', 'which 24', wholeNumber, 1)
  .option('--json', 'as JSON')
  .action(({ state, page, json }: { state?: JobState; page: number; json?: boolean }) =>
    atDesk(async (desk) => {
      const { results, counts } = await desk.list(Math.max(1, page), state);
      const rows = results.map(({ id, task, state, attempts, max_attempts, run_at, last_error }) => {
        const tried = `${attempts} of ${max_attempts}`;
        return {
          id,
          task,
          state,
          tried,
          due: run_at.slice(0, 16),
          error: last_error?.split('\n')[0] ?? null,
        };
      });
      printRows(rows, Boolean(json));
      if (json) return;
      console.log(`\n${JOB_STATES.map((one) => `${counts[one].toLocaleString('en')} ${one}`).join(', ')}`);
    }),
  );

program
  .command('retry')
  .argument('<id>', 'as the list gives it', jobId)
  .description('tries a job again at once, with all its attempts')
  .action((id: string) =>
    atDesk(async (desk) => {
      await desk.retry(id);
      console.log(`job ${id} is tried again by the running services`);
    }),
  );

program
  .command('drop')
  .argument('<id>', 'as the list gives it', jobId)
  .description('drops a job that was given up; one that is still tried is refused')
  .action((id: string) =>
    atDesk(async (desk) => {
      await desk.drop(id);
      console.log(`job ${id} is dropped`);
    }),
  );

program
  .command('recount')
  .description('counts published figures again now, as every night')
  .action(() =>
    atDesk(async (desk, { pool }) => {
      await desk.recount(pool);
      console.log('published figures are counted again by the running services');
    }),
  );

function jobId(text: string): string {
  if (!/^\d{1,18}$/.test(text)) throw new InvalidArgumentError('a job is named by its number.');
  return text;
}

const atDesk = (work: (desk: JobsDesk, stores: OperatorStores) => Promise<void>) =>
  withStores(async (stores) => {
    const { JobsDesk } = await import('@toile/api');
    await work(new JobsDesk(stores.dataSource), stores);
  });

await program.parseAsync();
