/** A version of before, in a folder of its own, installed from its lockfile and built by its own scripts. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../../scripts/console.mjs';

const ROOT = join(import.meta.dirname, '../..');
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The last tag; where there is none, the commit that last wrote down which migrations were released. */
export function lastRelease() {
  try {
    return git('describe', '--tags', '--abbrev=0');
  } catch {
    return git('log', '-1', '--format=%h', '--', 'test/upgrades/released.json');
  }
}

function commitOf(name) {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    console.error(`"${name}" is no tag and no commit of this repository`);
    process.exit(1);
  }
}

/** @param name a tag or a commit @returns its folder, which the next run finds built; `TOILE_UPGRADE_DIR` names where */
export async function checkOut(name) {
  const commit = commitOf(name);
  const folder = join(process.env.TOILE_UPGRADE_DIR ?? tmpdir(), `toile-upgrade-from-${commit.slice(0, 12)}`);
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    try {
      const archive = join(folder, 'checkout.tar');
      git('archive', '--format=tar', '--output', archive, commit);
      execFileSync('tar', ['-xf', archive, '-C', folder]);
      rmSync(archive);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }
  // By its own script, so that what it does is what an operator of that version did.
  const prepare = "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())";
  await must(`version ${name}, in ${folder}`, process.execPath, ['-e', prepare], { cwd: folder });
  return folder;
}
