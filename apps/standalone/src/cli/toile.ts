#!/usr/bin/env node
import { Command } from 'commander';

/** Each is a program of its own beside this one, so that none waits for what another needs. */
const COMMANDS = {
  doctor: 'looks at an installation, names what is wrong and the cure',
  members: 'makes accounts, gives roles, helps members to sign in',
  import: 'brings looks and collections into the catalogue',
  events: 'looks into the log, takes it out, puts it back, and proves that nothing is lost',
  mail: 'takes mails that came back: bounces and complaints',
  jobs: 'mails, alerts and other work: lists it, tries it again, drops it',
  replay: 'writes days of the warehouse anew from the log',
  backup: 'copies an embedded run while it serves',
  restore: 'lays a backup into an empty folder and proves it',
  archive: 'carries PostgreSQL’s archive and the log in Kafka into a bucket and back',
  erase: 'erases a person',
  migrate: 'brings every store to the current schema',
  forecast: 'forecasts the columns of a table',
};
const FILES: Partial<Record<string, string>> = { import: 'catalogue-import.js' };

const program = new Command('toile')
  .description('What operators of Toile do from a shell. Each command says more: toile <command> --help')
  .addHelpText('after', '\nIn a checkout: npm run toile -- <command>');
for (const [name, says] of Object.entries(COMMANDS))
  program.command(name, says, { executableFile: FILES[name] ?? `${name}.js` });
await program.parseAsync();
