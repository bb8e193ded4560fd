import { mkdir, open, readdir, readFile, rename, truncate, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { decodeRecord } from './spool-record.js';

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
  /** Bytes after the last whole record of a file, which were never acknowledged or have been damaged since. */
  setAside: number;
}

const SUFFIX = '.spool';
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

/**
 * Looks at what an earlier run left: files that have been drained are removed, and what follows a file's last whole record
 * is moved to a file beside it.
 */
export async function findSpool(folder: string): Promise<FoundSpool> {
  await mkdir(folder, { recursive: true });
  const drainedTo = await readPosition(folder);
  const segments: Segment[] = [];
  let setAside = 0;
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(SUFFIX)).sort()) {
    const number = Number(name.slice(0, -SUFFIX.length));
    const path = segmentPath(folder, number);
    if (number < drainedTo.segment) {
      await unlink(path);
      continue;
    }
    const bytes = await readFile(path);
    const segment = wholeRecords(number, bytes, number === drainedTo.segment ? drainedTo.offset : 0);
    if (segment.end < bytes.length) {
      await writeFile(`${path}.damaged`, bytes.subarray(segment.end));
      await truncate(path, segment.end);
      setAside += bytes.length - segment.end;
    }
    segments.push(segment);
  }
  await syncFolder(folder);
  return { segments, drainedTo, setAside };
}

/** `records` counts those from `from` on. */
function wholeRecords(number: number, bytes: Buffer, from: number): Segment {
  let records = 0;
  let end = 0;
  for (let next = decodeRecord(bytes, 0); next; next = decodeRecord(bytes, end)) {
    end = next.end;
    if (end > from) records += 1;
  }
  return { number, end, records };
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
