/**
 * `npm run bench [name …]`: each bench measures ours and its floor side by side in one run, alternating.
 * Prints a table and writes JSON to bench/results/.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { prepare } from '../scripts/prepare.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const known = readdirSync(here)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0 || wanted.includes('--help')) {
  console.log(`npm run bench [${known.join('|')}]   (all of them without a name)`);
  process.exit(unknown.some((name) => name !== '--help') ? 1 : 0);
}

await prepare();
const machine = `${cpus()[0]?.model ?? 'unknown CPU'} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
console.log(machine);
for (const name of wanted.length > 0 ? wanted : known) {
  const { run } = await import(`./${name}.bench.mjs`);
  console.log(`\n${name}`);
  const report = await run();
  console.table(report.rows);
  for (const line of report.notes ?? []) console.log(`  ${line}`);
  mkdirSync(`${here}results`, { recursive: true });
  writeFileSync(
    `${here}results/${name}.json`,
    `${JSON.stringify({ machine, at: new Date().toISOString(), ...report }, null, 2)}\n`,
  );
}
process.exit(0);
