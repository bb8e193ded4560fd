import { appendFile, open, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeFolder } from '@toile/platform';
import { partsOf, type SpoolParts } from './spool-record.js';

/** A file of the spool: records from 0 to `end`, all of them whole. */
export interface Segment {
  number: number;
  end: number;
  records: number;
}

/** Everything before it has reached the log. */
export interface DrainedTo {
  segment: number;
  offset: number;
}

export interface FoundSpool {
  segments: Segment[];
  drainedTo: DrainedTo;
  /** Bytes that are of no whole record: never acknowledged, or damaged since. */
  setAside: number;
}

const SUFFIX = '.spool';
const DAMAGED = '.damaged';
const POSITION = 'drained-to';

export const segmentPath = (folder: string, number: number) =>
  join(folder, `${String(number).padStart(12, '0')}${SUFFIX}`);

/** Makes names in the folder durable, as files' contents are not enough after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Looks at what an earlier run left: files that have been drained are removed, damaged ones are made whole. */
export async function findSpool(folder: string): Promise<FoundSpool> {
  makeFolder(folder);
  const drainedTo = await readPosition(folder);
  const segments: Segment[] = [];
  let setAside = 0;
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(SUFFIX)).sort()) {
    const number = Number(name.slice(0, -SUFFIX.length));
    if (number < drainedTo.segment) {
      await unlink(segmentPath(folder, number));
      continue;
    }
    const found = await makeWhole(folder, number, number === drainedTo.segment ? drainedTo.offset : 0);
    segments.push(found.segment);
    setAside += found.setAside;
  }
  await syncFolder(folder);
  return { segments, drainedTo, setAside };
}

/**
 * Takes out of a file what is of no whole record, and appends it to a file beside it. What stands before `from` has been drained and is
 * left as it is; records are counted from there.
 * @returns the file as it is now, and how many bytes were taken out
 */
export async function makeWhole(
  folder: string,
  number: number,
  from: number,
): Promise<{ segment: Segment; setAside: number }> {
  const path = segmentPath(folder, number);
  const bytes = await readFile(path);
  const start = Math.min(from, bytes.length);
  const { whole, records, damaged } = partsOf(bytes, start);
  const setAside = damaged.reduce((sum, one) => sum + one.length, 0);
  if (setAside > 0) {
    await appendFile(`${path}${DAMAGED}`, Buffer.concat(damaged));
    await writeFile(`${path}.new`, Buffer.concat([bytes.subarray(0, start), ...whole]), { flush: true });
    await rename(`${path}.new`, path);
    await syncFolder(folder);
  }
  return { segment: { number, end: bytes.length - setAside, records }, setAside };
}

/** All that can be read in a folder, whatever has been drained of it: its files and what was set aside of them, some at a time. */
export async function* readFolder(folder: string): AsyncGenerator<{ file: string } & SpoolParts> {
  const names = (await readdir(folder)).filter(
    (one) => one.endsWith(SUFFIX) || one.endsWith(SUFFIX + DAMAGED),
  );
  for (const file of names.sort()) yield { file, ...partsOf(await readFile(join(folder, file)), 0) };
}

async function readPosition(folder: string): Promise<DrainedTo> {
  const bytes = await readFile(join(folder, POSITION)).catch(() => null);
  // Without a readable position everything is drained again; the warehouse counts each event once.
  if (bytes?.length !== 20 || crc32(bytes.subarray(0, 16)) !== bytes.readUInt32LE(16))
    return { segment: 0, offset: 0 };
  return { segment: Number(bytes.readBigUInt64LE(0)), offset: Number(bytes.readBigUInt64LE(8)) };
}

/** Replaces the position, wholly or not at all. */
export async function writePosition(folder: string, { segment, offset }: DrainedTo): Promise<void> {
  const bytes = Buffer.alloc(20);
  bytes.writeBigUInt64LE(BigInt(segment), 0);
  bytes.writeBigUInt64LE(BigInt(offset), 8);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 16)), 16);
  const path = join(folder, POSITION);
  const handle = await open(`${path}.new`, 'w');
  try {
    await handle.write(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
}
