import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { InvitedMember, MembersDesk } from '@toile/api';
import { LOCALES, ROLES, type Role } from '@toile/contracts';
import { Command, Option } from 'commander';
import { withStores } from './operator-stores.js';

/** Everybody is a member. */
const GIVEN = ROLES.filter((role) => role !== 'member');

const program = new Command('toile members')
  .description(
    'Makes accounts and helps their owners, in the browser’s stead: also the first operator of an installation.',
  )
  .addHelpText(
    'after',
    '\nExit code: 0 done, 1 failed or nobody has this address. Everything is noted in the audit log.',
  );

const ROLE = '--role <role...>';

program
  .command('create <email>')
  .description('makes an account and prints a link to choose its password with')
  .requiredOption('--first-name <name>', 'their first name (required)')
  .requiredOption('--last-name <name>', 'their last name (required)')
  .addOption(new Option('--language <language>', 'of mails and pages').choices(LOCALES).default('en'))
  .addOption(new Option(ROLE, 'what they may do besides').choices(GIVEN).default([], 'none'))
  .action(
    (
      email: string,
      options: { firstName: string; lastName: string; language: InvitedMember['locale']; role: Role[] },
    ) =>
      atDesk(async (desk) => {
        const { firstName, lastName, language: locale, role } = options;
        const person = { email, first_name: firstName, last_name: lastName, locale, roles: role };
        const member = await desk.create(person);
        console.log(`${email} is a member: ${member.roles.join(', ')}`);
        await printLink(desk, email);
      }),
  );

program
  .command('role <email>')
  .description('says all they may do besides what members and their plan may')
  // Left out by mistake it would take everything away.
  .addOption(
    new Option(ROLE, 'all of them; "none" takes them away').choices([...GIVEN, 'none']).makeOptionMandatory(),
  )
  .action((email: string, { role }: { role: (Role | 'none')[] }) =>
    atDesk(async (desk) => {
      const member = await desk.changeRoles(
        email,
        role.filter((one) => one !== 'none'),
      );
      console.log(`${email} is now: ${member.roles.join(', ')}`);
    }),
  );

program
  .command('password <email>')
  .description('sets the password that is typed, or piped in as one line, and signs them out everywhere')
  .action((email: string) =>
    atDesk(async (desk) => {
      await desk.changePassword(email, await readSecretLine('New password: '));
      console.log(`${email} has another password, and is signed out everywhere`);
    }),
  );

program
  .command('link <email>')
  .description('prints a link to choose a new password with, for who cannot get mail')
  .action((email: string) => atDesk((desk) => printLink(desk, email)));

async function printLink(desk: MembersDesk, email: string): Promise<void> {
  const [{ readStandaloneEnvironment }, { readRunFile }] = await Promise.all([
    import('../environment.js'),
    import('../run-file.js'),
  ]);
  const { PUBLIC_URL, PORT, DATA_DIR } = readStandaloneEnvironment();
  // Who started it has told it its port or name, and need not tell it here again.
  const url = PUBLIC_URL ?? readRunFile(DATA_DIR)?.publicUrl ?? `http://localhost:${PORT}`;
  const link = await desk.passwordLink(email, url);
  console.log(`Within an hour, and once, a password is chosen at\n${link}`);
}

const atDesk = (work: (desk: MembersDesk) => Promise<void>) =>
  withStores(
    async ({ dataSource, pool }) => {
      const [{ MembersDesk }, { readStandaloneEnvironment }, { readApiSecret }] = await Promise.all([
        import('@toile/api'),
        import('../environment.js'),
        import('../secrets.js'),
      ]);
      const secret = Buffer.from(readApiSecret(readStandaloneEnvironment()), 'hex');
      const desk = await MembersDesk.open(dataSource, pool, secret);
      try {
        await work(desk);
      } finally {
        await desk.close();
      }
    },
    { begins: true },
  );

/** A line nobody sees on a terminal; from a pipe, its first. */
async function readSecretLine(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  for await (const line of lines) {
    if (process.stdin.isTTY) process.stderr.write('\n');
    return line;
  }
  throw new Error('no password was typed');
}

await program.parseAsync();
