import { join } from 'node:path';
import { Command } from 'commander';
import { confirm } from './confirm.js';
import { type OperatorStores, withStores } from './operator-stores.js';

const program = new Command('toile erase')
  .argument('<email>', 'the address of the account')
  .option('--yes', 'without being asked')
  .description(
    `Erases a person: destroys their key, so that what they said cannot be read any more in the event store, the log,
copies or replays, blanks the read models, ends their sessions and links, and forgets the address. It cannot be undone.
Run again, it finishes what was cut off.`,
  )
  .addHelpText('after', '\nExit code: 0 done, 1 failed or nobody has this address.')
  .action((email: string, { yes }: { yes?: boolean }) =>
    withStores((stores) => run(stores, email, Boolean(yes))),
  );

async function run({ pool }: OperatorStores, email: string, isSure: boolean): Promise<void> {
  const api = await import('@toile/api');
  const { readStandaloneEnvironment } = await import('../environment.js');
  const { readApiSecret } = await import('../secrets.js');
  const env = readStandaloneEnvironment();
  const { DATA_DIR, MAIL_FROM } = env;
  const secret = Buffer.from(readApiSecret(env), 'hex');
  const subject = await api.subjectOfAddress(pool, secret, email);
  if (subject && !isSure)
    await confirm(
      `${email} (${subject}) is erased for good: the account, boards, ratings, subscription and mails.`,
      email,
    );
  const mails = api.keptMails(pool, secret, new api.FileMailer(join(DATA_DIR, 'mail'), MAIL_FROM));
  // A mail can be there without an account, as after an erasure that was cut off.
  await mails.forget(email);
  if (!subject) throw new Error('nobody has an account with this address');
  const store = api.openApiEventStore(pool, secret);
  const projections = api.EVENT_SOURCED_FEATURES.flatMap((feature) => feature.projections);
  await api.eraseMember({ pool, store, projections, mails }, subject, null);
  console.log(
    `${subject} is erased: the key is destroyed, the read models are blank, the address is forgotten`,
  );
}

await program.parseAsync();
