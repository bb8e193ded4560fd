/**
 * `npm run chaos [fault …]`: Toile under load on embedded stores, one fault after another. After each: nothing answered is
 * lost, nothing counts twice, all is well again by itself, and health said meanwhile what was wrong. Prints a table.
 */
import { prepare } from '../../scripts/prepare.mjs';
import { enterNamespace } from './disks.mjs';
import { FAULTS } from './faults.mjs';

const known = Object.keys(FAULTS);
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name, otherwise) => {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  return given === undefined ? otherwise : Number(given);
};
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0 || process.argv.includes('--help')) {
  console.log(`npm run chaos -- [fault …] [--times=2] [--seconds=8]

  --times    how often a process is killed
  --seconds  how long other faults last
  faults     ${known.join(', ')} (all without a name)`);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const times = option('times', 2);
const lastsMs = option('seconds', 8) * 1_000;

await prepare();
const { entered, code } = enterNamespace();
if (entered) process.exit(code);
const { runFaults } = await import('./run-faults.mjs');
const failed = await runFaults(wanted.length > 0 ? wanted : known, { times, lastsMs });
process.exit(failed ? 1 : 0);
