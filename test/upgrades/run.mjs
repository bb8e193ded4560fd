/**
 * `npm run test:upgrade`: an earlier version with data, readers and beacons; its services are rolled one by one to this version, back, and
 * to this one again, while all of that goes on. Prints what was seen, and ends with 1 where anything is lost, counted twice or another.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { prepare } from '../../scripts/prepare.mjs';
import { checkOut, lastRelease } from './checkout.mjs';

const given = process.argv.slice(2);
const from = given.find((word) => !word.startsWith('-')) ?? lastRelease();
if (given.includes('--help')) {
  console.log(`npm run test:upgrade -- [version]

  version  a tag or a commit; the last tag without it, and where there is none the commit that last wrote test/upgrades/released.json
           (now ${from})

TOILE_UPGRADE_DIR  where the earlier version is installed and built, for the next run too (the folder of temporary files)`);
  process.exit(0);
}

console.log(`from ${from} to this version and back`);
const earlier = await checkOut(from);
await prepare();
const { Upgrade } = await import('./upgrade.mjs');
const upgrade = await Upgrade.start(earlier);
const interrupt = () => upgrade.stop().then(() => process.exit(130));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
try {
  await upgrade.under(`${from}, by itself`, () => sleep(5_000));
  await upgrade.remember();
  await upgrade.under('migrated by this version, before it runs', () => upgrade.migrate());
  await upgrade.under('rolled to this version', () => upgrade.roll('this'));
  await upgrade.under(`rolled back to ${from}`, () => upgrade.roll('earlier'));
  await upgrade.under('rolled to this version again', () => upgrade.roll('this'));
  await upgrade.under('replayed, so that this version reads what the earlier one wrote', () =>
    upgrade.replay(),
  );
} finally {
  await upgrade.stop();
}
console.log(upgrade.failed ? 'not as it should be' : 'nothing lost, nothing twice, no figure another');
process.exit(upgrade.failed ? 1 : 0);
