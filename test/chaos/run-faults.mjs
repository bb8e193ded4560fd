import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from './faults.mjs';
import { judge, settled, watchHealth } from './judge.mjs';
import { Load } from './load.mjs';
import { startStage } from './stage.mjs';

/** @returns whether anything failed */
export async function runFaults(names, how) {
  console.log('starting PostgreSQL, ClickHouse, api, ingest and aggregator …');
  const stage = await startStage();
  const rows = [];
  const interrupt = () => stage.stop().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  try {
    await stage.command('load-demo.js');
    stage.hasMembers = true;
    await settled(stage);
    for (const name of names) rows.push(await runFault(stage, name, how));
  } finally {
    await stage.stop();
  }
  const failed = rows.filter((row) => row.result.startsWith('FAILED'));
  console.table(Object.fromEntries(rows.map(({ fault, ...row }) => [fault, row])));
  if (!stage.disks.canFill) console.log('  no mount namespace can be had here, so disks were not filled');
  console.log(`${rows.length - failed.length} of ${rows.length} as it should be`);
  return failed.length > 0;
}

async function runFault(stage, name, how) {
  const fault = FAULTS[name];
  if (fault.needsDisks && !stage.disks.canFill) return { fault: fault.name, result: 'not run' };
  const load = new Load(stage);
  const wrong = [];
  let recoveryMs = Number.NaN;
  await load.start();
  await sleep(1_000);
  const health = watchHealth(stage);
  try {
    await fault.happen(stage, how);
    recoveryMs = await settledUnderLoad(stage);
    await load.stop();
    await settled(stage);
  } catch (error) {
    wrong.push(error.message);
  }
  await health.stop();
  await load.stop();
  wrong.push(...(await judge(stage, load).catch((error) => [error.message])));
  const said = [...health.said];
  if (fault.says && !said.some((sentence) => fault.says.test(sentence)))
    wrong.push(`health did not say it; it said: ${said.join(' | ') || 'ok'}`);
  const spoken = said.find((sentence) => fault.says?.test(sentence)) ?? said[0] ?? 'ok';
  const row = {
    fault: fault.name,
    beacons: load.answered.size,
    commands: load.commands,
    'tried again': load.retries,
    'well after s': Number((recoveryMs / 1000).toFixed(1)),
    'health said': spoken.slice(0, 70),
    result: wrong.length > 0 ? `FAILED: ${wrong[0]}`.slice(0, 160) : 'nothing lost, nothing twice',
  };
  console.log(
    `${wrong.length > 0 ? '✗' : '✓'} ${fault.name}: ${JSON.stringify({ ...row, fault: undefined })}`,
  );
  for (const line of wrong.slice(1)) console.log(`    ${line}`);
  return row;
}

/** Whether all is well again while the load goes on: the ledger is never quite at the end then, so health decides. */
async function settledUnderLoad(stage) {
  const since = performance.now();
  while (performance.now() - since < 120_000) {
    const answer = await fetch(`${stage.url('api')}/api/health`, {
      signal: AbortSignal.timeout(4_000),
    }).catch(() => undefined);
    const { lag_ms: lag } = (await answer?.json().catch(() => undefined)) ?? {};
    if (answer?.ok && lag !== null && lag < 5_000) return performance.now() - since;
    await sleep(100);
  }
  throw new Error('not well again after 120 s');
}
