/** `npm run events|replay|recount -- …`: an operator's command, built first when it is not. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name, ...args] = process.argv.slice(2);
const built = name === 'recount' ? 'recount/dist/main.js' : `apps/standalone/dist/cli/${name}.js`;
const file = fileURLToPath(new URL(`../${built}`, import.meta.url));
if (!existsSync(file)) {
  const { buildWeb, prepareServices } = await import('./prepare.mjs');
  // What the command prints may be a table for a program: building is told on standard error.
  process.stdout.write = process.stderr.write.bind(process.stderr);
  await prepareServices({ withTests: false });
  await buildWeb();
}
// Ctrl-C reaches both: the command ends in its own way, and the prompt comes back after it.
process.on('SIGINT', () => undefined);
// Rows that are read and forgotten fill the young generation: a larger one halves an import's collecting.
const flags = ['--enable-source-maps', '--no-warnings', '--max-semi-space-size=64'];
const { status } = spawnSync(process.execPath, [...flags, file, ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
