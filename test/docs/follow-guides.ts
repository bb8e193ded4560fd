import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edited, guideSteps } from './guide-steps.js';

export const GUIDES = ['add-a-feature.md', 'add-a-figure.md', 'add-a-page.md'];
export const TSC = 'node_modules/typescript-native/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** @returns what it says @throws that, when it does not pass */
export function nodeIn(copy: string, ...args: string[]): string {
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout + stderr;
}

/** Does what the guide says, block by block, in a copy of the sources. */
export function follow(guide: string, copy: string) {
  const edits: string[] = [];
  for (const step of guideSteps(readFileSync(`docs/how-to/${guide}`, 'utf8'))) {
    if (step.kind === 'run') {
      const words = /^npm run new (.+)$/.exec(step.command)?.[1];
      if (!words) throw new Error(`${guide}: "${step.command}" is not followed by this test`);
      nodeIn(copy, 'scripts/new.mjs', ...words.split(' '));
    } else {
      const file = join(copy, step.path);
      edits.push(step.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, edited(step, step.how === 'write' ? '' : readFileSync(file, 'utf8')));
    }
  }
  // `npm run format`, which every guide ends with: blocks of a document are indented by themselves. Without a path it would take the
  // whole repository.
  const formatted = edits.filter((path) => !path.endsWith('.sql'));
  if (formatted.length > 0) nodeIn(copy, BIOME, 'check', '--write', ...formatted);
}
