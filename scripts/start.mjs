/** `npm start`: installs and builds what is missing, then runs everything on embedded stores. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWeb, prepareServices } from './prepare.mjs';
import { tellWhenBuilt } from './tell-when-built.mjs';

await prepareServices();
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
