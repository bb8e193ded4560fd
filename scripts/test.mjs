/**
 * `npm test [part]`: everything, or one of unit, int, int-long, e2e, e2e-long, kafka, containers, compose.
 * Says what was skipped and why, and ends with one line of counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { step } from './console.mjs';
import { findChromium } from './find-chromium.mjs';
import { prepare } from './prepare.mjs';
import { ofJest, ofPlaywright } from './test-report.mjs';

const PARTS = {
  kafka: { run: () => jest('kafka', String.raw`\.kafka-spec\.ts$`), needs: javaAndMaven },
  unit: {
    run: () => jest('unit', String.raw`(?<!\.(int|e2e|kafka|long|containers|compose)-)(?<=\.)spec\.tsx?$`),
  },
  int: { run: () => onPostgres((env) => jest('integration', String.raw`\.int-spec\.ts$`, env)) },
  'int-long': { run: () => jest('long', String.raw`\.long-spec\.ts$`), onlyByName: true },
  containers: { run: () => jest('containers', String.raw`\.containers-spec\.ts$`), needs: containerEngine },
  compose: {
    run: () => jest('compose', String.raw`\.compose-spec\.ts$`),
    needs: imagesAndCompose,
    onlyByName: true,
  },
  e2e: { run: () => endToEnd() },
  'e2e-long': { run: () => endToEnd({ E2E_LONG: '1' }), onlyByName: true },
};

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const results = mkdtempSync(join(tmpdir(), 'toile-results-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
const skips = [];
const failures = [];
/** Seconds of each part, said again at the end: of a long output that is what is kept. */
const times = [];
async function timed(name, run) {
  const started = performance.now();
  await run();
  times.push(`${name} ${Math.round((performance.now() - started) / 1_000)} s`);
}

/** What failed is said again at the end, far below; which files took longest says where time can be won. */
function remember(name, { failed, slowest }) {
  failures.push(...failed);
  if (slowest.length > 0) console.log(`    longest of the ${name} tests: ${slowest.join(', ')}`);
}

function answers(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
function javaAndMaven() {
  const both = answers('java', '-version') && answers('mvn', '-version');
  return both ? null : 'Java 17 and Maven are not both on this machine';
}
function containerEngine() {
  return answers('docker', 'info') ? null : 'no container engine answers';
}

/** Images are made by name, since that takes a quarter of an hour. */
function imagesAndCompose() {
  const noEngine = containerEngine();
  if (noEngine) return noEngine;
  const asked = spawnSync('docker', ['compose', 'version', '--short'], { encoding: 'utf8', timeout: 20_000 });
  const [major = 0, minor = 0] = (asked.stdout ?? '').trim().replace(/^v/, '').split('.').map(Number);
  if (asked.status !== 0 || major < 2 || (major === 2 && minor < 25))
    return 'no Compose of version 2.25 or later ("docker compose version")';
  const made = ['api', 'ingest', 'aggregator', 'mcp', 'operator', 'web'].map((name) => `toile/${name}`);
  const missing = [...made, 'toile-test/postgres'].filter(
    (image) => !answers('docker', 'image', 'inspect', image),
  );
  return missing.length > 0
    ? `there is no image ${missing.join(', ')}: npm run images, then npm run images -- stores`
    : null;
}

/**
 * One server for all test files, each of which gets a copy of a database with the api's tables and one of a warehouse with its
 * own; and the document their answers are held to.
 */
async function onPostgres(run) {
  const { startPostgres } = await import('@toile/embedded');
  const { migrateApi } = await import('@toile/api');
  const folder = mkdtempSync(join(tmpdir(), 'toile-test-postgres-'));
  // What a test kills is a server of its own: of this one nothing needs to be left after a crash, and nothing lives long enough to be vacuumed.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'autovacuum=off',
    'max_connections=300',
  ];
  const postgres = await startPostgres(folder, { settings });
  try {
    await migrateApi(postgres.url);
    const { documentAlone } = await import('../apps/api/dist/document-alone.js');
    const openApi = join(results, 'openapi.json');
    writeFileSync(openApi, JSON.stringify(await documentAlone()));
    const warehouse = join(results, 'warehouse');
    // A process of its own: the engine's library stays in the memory of the one that loads it.
    const made = spawnSync(process.execPath, ['scripts/migrated-warehouse.mjs', warehouse, postgres.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (made.status !== 0) throw new Error('no warehouse could be made for tests to copy');
    await run({
      TEST_POSTGRES_URL: postgres.url,
      TEST_OPENAPI_FILE: openApi,
      TEST_WAREHOUSE_FOLDER: warehouse,
    });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function jest(name, regex, more = {}) {
  const file = join(results, `${name}.json`);
  const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...more };
  const args = ['--testRegex', regex, '--json', '--outputFile', file, '--passWithNoTests'];
  // What a failed test left running must not keep the others' results back; the file that hangs is named.
  const guards = ['--forceExit', '--reporters', 'default', '--reporters', './scripts/name-test-files.mjs'];
  // Of two cores Jest would leave one idle. Kafka's tests wait for brokers, and two of these are too many; integration tests wait
  // for stores, so that a third worker finds a core (515 s instead of 550).
  const workers = { kafka: '1', integration: '3' }[name] ?? '2';
  const passed = await step(
    `${name} tests`,
    process.execPath,
    [JEST, ...args, ...guards, '--maxWorkers', workers],
    {
      env,
      withinMinutes: name === 'long' ? 120 : 40,
    },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  counts.passed += report?.numPassedTests ?? 0;
  counts.skipped += report?.numPendingTests ?? 0;
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1;
  counts.failed += failed || (passed ? 0 : 1);
  if (report) remember(name, ofJest(report));
}

async function endToEnd(env = {}) {
  const { browser, whole } = findChromium();
  if (!browser) {
    counts.failed += 1;
    console.log(
      '  ✗ no Chromium: install Debian’s packages "chromium-headless-shell" and "chromium", or run "npx playwright install chromium"',
    );
    return;
  }
  const file = join(results, 'e2e.json');
  const passed = await step(
    'end-to-end tests in Chromium',
    process.execPath,
    [PLAYWRIGHT, 'test', '--reporter=json,line'],
    {
      withinMinutes: 30,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: browser, CHROMIUM_WHOLE: whole ?? '', ...env },
    },
  );
  const nothing = { suites: [], stats: { expected: 0, unexpected: 1, skipped: 0, flaky: 0 } };
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  const { stats } = report;
  counts.passed += stats.expected + stats.flaky;
  counts.failed += stats.unexpected || (passed ? 0 : 1);
  counts.skipped += stats.skipped;
  remember('browser', ofPlaywright(report));
}

const wanted = process.argv[2];
if (wanted && !PARTS[wanted]) {
  console.error(`There is no part "${wanted}". Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
console.log(`Toile tests on Node ${process.versions.node}`);
await timed('packages and builds', prepare);
const parts = Object.entries(PARTS).filter(([name, part]) => (wanted ? wanted === name : !part.onlyByName));
// Kafka's tests wait for brokers nearly all the time: they need no processor of their own.
const beside = [];
// Beside the unit tests: each of the two ends with one long step, which leaves a core idle.
const checked = wanted ? undefined : timed('check', check);
async function check() {
  if (!(await step('npm run check', process.execPath, ['scripts/check.mjs'], { show: true })))
    counts.failed += 1;
}
for (const [name, part] of parts) {
  const reason = part.needs?.();
  if (reason) skips.push(`${name}: ${reason}`);
  // Checks build ingest, which these start.
  else if (name === 'kafka') beside.push(Promise.resolve(checked).then(() => timed(name, part.run)));
  else if (name === 'unit') await Promise.all([checked, timed(name, part.run)]);
  else if (name === 'e2e') {
    // Browser tests look at times, and have the machine for themselves.
    await Promise.all(beside);
    await timed(name, part.run);
  } else await timed(name, part.run);
}
await Promise.all(beside);
if (!answers('promtool', '--version')) skips.push('rules of the objectives: promtool is not on this machine');
if (!answers('caddy', 'version')) skips.push('the gateway’s routing: Caddy is not on this machine');
rmSync(results, { recursive: true, force: true });
for (const line of failures) console.log(`  failed ${line}`);
if (failures.length > 1)
  console.log(`  all that failed:\n${failures.map((line) => `    ${line.split('\n')[0]}`).join('\n')}`);
for (const line of skips) console.log(`  skipped ${line}`);
console.log(`  took: ${times.join(', ')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
// Nothing ran: fine when it could not, and said so; else a pattern matches nothing any more.
process.exit(counts.failed > 0 || (counts.passed === 0 && skips.length === 0) ? 1 : 0);
