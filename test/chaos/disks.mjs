/** A small disk of its own for each store, which can be filled: tmpfs mounts in a mount namespace of this run alone. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MARK = 'TOILE_CHAOS_NAMESPACE';
const SIZE_MB = 2_048;

/** Runs this program again where it may mount, if that can be had. @returns whether it did, and with what exit code */
export function enterNamespace() {
  if (process.env[MARK]) return { entered: false };
  const unshare = ['--mount', ...(process.getuid() === 0 ? [] : ['--user', '--map-root-user'])];
  if (spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'probe', '/mnt']).status !== 0) {
    process.env[MARK] = 'none';
    return { entered: false };
  }
  const again = spawnSync('unshare', [...unshare, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [MARK]: 'own' },
  });
  return { entered: true, code: again.status ?? 1 };
}

/** Folders for stores; with `canFill` each is a disk. */
export function makeDisks(folder, names) {
  const canFill = process.env[MARK] === 'own';
  const disks = { canFill, folder: (name) => join(folder, name) };
  for (const name of names) {
    mkdirSync(join(folder, name), { recursive: true });
    if (canFill)
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0700`, name, join(folder, name)]);
  }
  const resize = (name, size) => execFileSync('mount', ['-o', `remount,size=${size}`, join(folder, name)]);
  /** Leaves nothing free, as if the disk had just what is on it. */
  disks.fill = (name) => {
    const { blocks, bfree, bsize } = statfsSync(join(folder, name));
    // A size of 0 would mean no limit.
    resize(name, Math.max(blocks - bfree, 1) * bsize);
  };
  disks.makeRoom = (name) => resize(name, `${SIZE_MB}m`);
  disks.unmount = () => {
    if (canFill) for (const name of names) spawnSync('umount', ['-l', join(folder, name)]);
  };
  return disks;
}
