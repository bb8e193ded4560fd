/** `npm start`: installs and builds what is missing, then runs everything on embedded stores. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWeb, prepareServices } from './prepare.mjs';
import { tellWhenBuilt } from './tell-when-built.mjs';

const given = process.argv.slice(2);
if (given.length > 0) {
  console.log(`npm start

Installs and builds what is missing, then runs all of Toile on stores of its own, with a demo, at http://localhost:3000.
It has no options: settings are variables of the environment.

  PORT=8080 npm start               another port
  DATA_DIR=/srv/toile npm start     another folder for all that is kept (.data)
  DEMO=0 npm start                  an empty Toile; npm run members -- create makes its first operator

All of them: docs/reference/settings.md and .env.example. What is wrong with an installation: npm run toile -- doctor`);
  process.exit(given.some((word) => ['--help', '-h'].includes(word)) ? 0 : 1);
}
await prepareServices({ withTests: false });
// Stores are started and the demo is loaded while pages are built: the one waits for disks and one core, the other takes what is left.
const run = spawn(
  process.execPath,
  ['--enable-source-maps', 'apps/standalone/dist/main.js', '--web-is-built-beside'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
// A build that fails ends this process, and with it the channel that the other one listens to.
run.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
await tellWhenBuilt(run, () => buildWeb({ goesOn: false }));
