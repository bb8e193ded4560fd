/** `npm run dev`: everything in watch mode; services restart and pages reload when a file is saved. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { PORT = '3000', API_PORT = '4000', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
const webPort = String(Number(PORT) + 500);

await prepare();
const env = { ...process.env, PORT, API_PORT, PUBLIC_URL, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' };
const run = (command, args, more = {}, cwd = root) =>
  spawn(command, args, { cwd, stdio: 'inherit', env: { ...env, ...more } });
const children = [
  run('npx', ['tsc', '-b', 'tsconfig.build.json', '--watch', '--preserveWatchOutput']),
  run(
    'npx',
    ['next', 'dev', '--hostname', '127.0.0.1', '--port', webPort],
    { API_URL: `http://127.0.0.1:${API_PORT}`, NEXT_TELEMETRY_DISABLED: '1' },
    `${root}apps/web`,
  ),
  run(process.execPath, ['--watch', '--enable-source-maps', 'apps/standalone/dist/main.js'], {
    WEB_URL: `http://127.0.0.1:${webPort}`,
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
