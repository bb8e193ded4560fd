/** `npm start`: installs and builds what is missing, then runs everything on embedded stores. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

await prepare();
const run = spawn(process.execPath, ['--enable-source-maps', 'apps/standalone/dist/main.js'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
