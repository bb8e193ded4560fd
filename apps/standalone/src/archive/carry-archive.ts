import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveBucket } from './archive-bucket.js';
import {
  type Base,
  baseBefore,
  baseOf,
  basesIn,
  isBeforeIn,
  isOfArchive,
  WHOLE,
  wholeBasesIn,
} from './archive-names.js';

const DAY_MS = 86_400_000;

export interface Carried {
  files: number;
  bytes: number;
  removed: number;
}

/**
 * Puts what the bucket does not have, copies last and each with a mark behind its parts; then takes away what no moment of the last
 * `keepDays` needs. What the folder does not have any more stays: it may be a new one.
 */
export async function putArchive(folder: string, bucket: ArchiveBucket, keepDays: number): Promise<Carried> {
  const there = await bucket.list();
  const carried: Carried = { files: 0, bytes: 0, removed: 0 };
  const put = async (name: string, file: string, bytes: number) => {
    if (there.get(name) === bytes) return;
    await bucket.put(name, file);
    there.set(name, bytes);
    carried.files += 1;
    carried.bytes += bytes;
  };
  const names = (await filesOf(folder)).filter(isOfArchive).sort();
  if (names.length === 0) throw new Error(`${folder} holds no archive; deploy/backup/archive.sh makes one`);
  for (const name of names.reverse()) {
    const file = join(folder, name);
    // The archive may be pruned meanwhile.
    const { size } = await stat(file).catch(() => ({ size: -1 }));
    if (size >= 0) await put(name, file, size);
  }
  for (const { name } of basesIn(names)) {
    const parts = names.filter((one) => baseOf(one) === name);
    if (parts.every((part) => there.has(part)) && !there.has(`base/${name}/${WHOLE}`)) {
      const mark = join(folder, `base.${WHOLE}`);
      await writeFile(mark, `${parts.length}\n`, { mode: 0o600 });
      await put(`base/${name}/${WHOLE}`, mark, (await stat(mark)).size);
    }
  }
  const kept = new Set(there.keys());
  const oldest = oldestKept(wholeBasesIn(kept), keepDays);
  for (const name of kept)
    if (oldest && isNeededNoMore(name, oldest)) {
      await bucket.remove(name);
      carried.removed += 1;
    }
  return carried;
}

/** As `prune` of `archive.sh`: the newest that is older than what is promised leads to the oldest moment of it. */
const oldestKept = (bases: Base[], keepDays: number): Base | undefined =>
  baseBefore(bases, new Date(Date.now() - keepDays * DAY_MS)) ?? bases[0];

function isNeededNoMore(name: string, oldest: Base): boolean {
  const base = baseOf(name);
  return base ? base < oldest.name : isBeforeIn(name, oldest);
}

/** Gets the copy that leads to that moment, or the newest, and all of the journal from there. @throws Error where there is none */
export async function getArchive(bucket: ArchiveBucket, folder: string, before?: Date): Promise<Carried> {
  const there = await bucket.list();
  const base = baseBefore(wholeBasesIn(new Set(there.keys())), before);
  if (!base) throw new Error('the bucket has no whole copy that is old enough');
  const carried: Carried = { files: 0, bytes: 0, removed: 0 };
  for (const [name, bytes] of there) {
    const of = baseOf(name);
    if (!isOfArchive(name) || (of ? of !== base.name : isBeforeIn(name, base))) continue;
    if (name.endsWith(`/${WHOLE}`)) continue;
    const file = join(folder, name);
    if (existsSync(file) && (await stat(file)).size === bytes) continue;
    await bucket.get(name, file);
    carried.files += 1;
    carried.bytes += bytes;
  }
  return carried;
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''));
}
