/**
 * `npm run release -- major|minor|patch|<version>`: checks and tests what is committed, writes the version where it stands, closes the
 * changelog's "Unreleased", takes this version's migrations into the list of those that are never edited, commits and tags. Pushes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { must } from './console.mjs';

const UNRELEASED = '## Unreleased\n';
const MANIFESTS = ['deploy/helm/toile/Chart.yaml', 'deploy/kubernetes/kustomization.yaml'];
const USAGE = `npm run release -- major|minor|patch|<version> [--dry-run]

Checks and tests the commit that is checked out (half an hour), then writes the version into packages, chart and manifests, dates the
changelog's "Unreleased", commits and makes the tag v<version> with those lines. Pushes nothing: it says how.

  --dry-run  says what would be done, and does nothing`;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

function fail(message) {
  console.error(message);
  process.exit(1);
}

const given = process.argv.slice(2);
const wanted = given.filter((word) => word !== '--dry-run');
if (given.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
if (wanted.length !== 1) fail(USAGE);

const { version: current } = readJson('package.json');
const version = versionAfter(current, wanted[0]);
const tag = `v${version}`;
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const entries = entriesOf(changelog);
refuseWhatCannotBeReleased();

const items = entries.split('\n').filter((line) => line.startsWith('- ')).length;
console.log(
  `${current} → ${version}, ${items} ${items === 1 ? 'entry' : 'entries'} of the changelog, at ${git('log', '-1', '--format=%h %s')}`,
);
if (given.includes('--dry-run')) process.exit(0);

await must('check', 'npm', ['run', '-s', 'check'], { show: true });
await must('test', 'npm', ['test', '-s'], { show: true });
// Half an hour has passed: what was tested is what is tagged.
refuseWhatCannotBeReleased();
writeVersion();
await must('migrations that are never edited', 'npm', ['run', '-s', 'migrations:released']);
git('commit', '--all', '--quiet', '--message', `Release ${version}`);
git('tag', '--annotate', tag, '--cleanup', 'verbatim', '--message', `Toile ${version}\n\n${entries}`);
console.log(
  `\n${tag} is made. Publish it: git push --follow-tags; then build the images of this tag (docs/how-to/deploy.md).`,
);

/** @param asked a step or a version, which must be later than the current one */
function versionAfter(current, asked) {
  const parts = current.split('.').map(Number);
  const step = ['major', 'minor', 'patch'].indexOf(asked);
  if (step >= 0) return parts.map((part, at) => (at < step ? part : at === step ? part + 1 : 0)).join('.');
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(asked))
    fail(`"${asked}" is no version (1.2.3) and no step.\n\n${USAGE}`);
  const next = asked.split('.').map(Number);
  const differs = next.findIndex((part, at) => part !== parts[at]);
  if (differs < 0 || next[differs] < parts[differs]) fail(`${asked} is not later than ${current}.`);
  return asked;
}

function entriesOf(changelog) {
  const [, after] = changelog.split(UNRELEASED);
  return (after ?? '').split('\n## ')[0].trim();
}

function refuseWhatCannotBeReleased() {
  if (git('status', '--porcelain') !== '')
    fail('There are changes that are not committed: commit or put them away first.');
  const branch = git('branch', '--show-current');
  if (branch !== 'main') fail(`Releases are made of main; this is ${branch || 'no branch'}.`);
  if (git('tag', '--list', tag) !== '') fail(`${tag} is there already.`);
  if (entries === '') fail('CHANGELOG.md has nothing under "Unreleased": a release says what is new.');
}

/** Of what has the version of the whole; clients have versions of their own. */
function writeVersion() {
  const lock = readJson('package-lock.json');
  lock.version = version;
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder.includes('node_modules/') || entry.version !== current) continue;
    entry.version = version;
    const manifest = `${folder || '.'}/package.json`;
    writeJson(manifest, { ...readJson(manifest), version });
  }
  writeJson('package-lock.json', lock);
  const said = new RegExp(`\\b(version|appVersion|newTag): ${current.replaceAll('.', '\\.')}\\b`, 'g');
  for (const path of MANIFESTS)
    writeFileSync(path, readFileSync(path, 'utf8').replace(said, `$1: ${version}`));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync('CHANGELOG.md', changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${day})\n`));
}
