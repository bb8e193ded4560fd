import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyOfSources } from './copy-of-sources.js';
import { edited, guideSteps } from './guide-steps.js';

/** Of programs that share the machine with other tests. */
const LONG = 300_000;
const TSC = 'node_modules/typescript-native/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
let copy: string;
beforeAll(() => {
  copy = copyOfSources();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function node(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const passes = { status: 0, output: expect.anything() };

/** Does what the guide says, block by block. */
function follow(guide: string) {
  const edits: string[] = [];
  for (const step of guideSteps(readFileSync(`docs/how-to/${guide}`, 'utf8'))) {
    if (step.kind === 'run') {
      const words = /^npm run new (.+)$/.exec(step.command)?.[1];
      if (!words) throw new Error(`${guide}: "${step.command}" is not followed by this test`);
      expect(node('scripts/new.mjs', ...words.split(' '))).toEqual(passes);
    } else {
      const file = join(copy, step.path);
      edits.push(step.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, edited(step, step.how === 'write' ? '' : readFileSync(file, 'utf8')));
    }
  }
  // `npm run format`, which every guide ends with: blocks of a document are indented by themselves.
  expect(node(BIOME, 'check', '--write', ...edits.filter((path) => !path.endsWith('.sql')))).toEqual(passes);
}

it.each(['add-a-feature.md', 'add-a-figure.md', 'add-a-page.md'])(
  '%s can be followed word by word',
  (guide) => follow(guide),
  LONG,
);

it(
  'leaves sources whose types are right',
  () => {
    expect(node(TSC, '-p', 'tsconfig.json')).toEqual(passes);
    for (const script of ['scripts/message-types.mjs', 'scripts/openapi-metadata.mjs'])
      expect(node(script)).toEqual(passes);
    expect(node('--conditions=source', 'scripts/api-types.mjs')).toEqual(passes);
    const web = ['-p', 'apps/web/tsconfig.json', '--noEmit', '--customConditions', 'source'];
    const checked = node(TSC, ...web);
    expect(checked.output).toBe('');
    expect(checked).toEqual(passes);
  },
  LONG,
);

it(
  'leaves a feature and a figure whose tests pass',
  () => {
    const specs = String.raw`(features/pins/.*|trend-depth\.int-|/figures\.)spec\.ts$`;
    const run = node('node_modules/jest/bin/jest.js', '--testRegex', specs, '--runInBand', '--forceExit');
    expect(run).toEqual(passes);
    expect(run.output).toMatch(/Test Suites: 5 passed/);
  },
  LONG,
);
