/** Installs and builds what changed since the last time; a tree that did not change costs a few milliseconds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from './console.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMPS = join(root, 'node_modules', '.toile');
const GENERATED = new Set(['node_modules', 'dist', '.next']);

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (GENERATED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (entry.isFile()) yield path;
  }
}

function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap((path) =>
    statSync(path).isDirectory() ? [...files(path)].sort() : [path],
  )) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const has = (path) => existsSync(join(root, path));

async function unlessDone(name, paths, isPresent, run) {
  const stamp = join(STAMPS, name);
  const wanted = () => fingerprint(paths.map((path) => join(root, path)));
  if (isPresent() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  await run();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, wanted());
}

const NPM = ['--no-audit', '--no-fund'];

/** Packages: those that build and run Toile, or with those of tests and checks, which are added to what is there. */
export async function install({ withTests }) {
  const which = withTests ? [] : ['--omit=dev'];
  await unlessDone(
    'installed',
    ['package-lock.json'],
    () => has('node_modules/.bin/tsc'),
    () => must('install packages', 'npm', ['ci', ...which, ...NPM], { cwd: root }),
  );
  if (withTests && !has('node_modules/.bin/jest'))
    await must('install packages of tests', 'npm', ['install', '--no-save', ...NPM], { cwd: root });
}

/** Packages and services; what is missing yet to serve pages is `buildWeb`. @param withTests whether tests and checks will run, too */
export async function prepareServices({ withTests = true } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Toile needs Node 20.19 or later; this is ${process.versions.node}.`);
    process.exit(1);
  }
  await install({ withTests });
  await unlessDone(
    'services',
    ['libs', 'demo', 'recount', 'apps/api', 'apps/ingest', 'apps/aggregator', 'apps/mcp', 'apps/standalone'],
    () => has('apps/standalone/dist/.tsbuildinfo'),
    () => must('build services', 'npm', ['run', 'build:services'], { cwd: root }),
  );
}

/** @param how of `step`: whether somebody is shown that it goes on */
export async function buildWeb(how = {}) {
  await unlessDone(
    'web',
    ['libs/contracts', 'libs/i18n', 'libs/vocabulary', 'apps/web'],
    () => has('apps/web/.next/BUILD_ID'),
    () => must('build web', 'npm', ['run', 'build', '--workspace', '@toile/web'], { cwd: root, ...how }),
  );
}

export async function prepare() {
  await prepareServices();
  await buildWeb();
}
