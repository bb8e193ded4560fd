import { type FileHandle, open, unlink } from 'node:fs/promises';
import type { NewRecord } from '@toile/event-log';
import {
  type DrainedTo,
  findSpool,
  makeWhole,
  type Segment,
  segmentPath,
  syncFolder,
  writePosition,
} from './spool-folder.js';
import { decodeRecord, encodeRecord } from './spool-record.js';

export interface SpoolOptions {
  /** Belongs to one process at a time. */
  folder: string;
  maxBytes: number;
  /** A file is not written to beyond this, so that what has been drained can be deleted. */
  segmentBytes?: number;
}

/** The spool is full or its disk refuses; nothing of the append is acknowledged. */
export class SpoolUnavailableError extends Error {
  readonly code = 'log/unavailable';
}

/** The oldest records of the spool, and where they end. */
export interface SpoolRead {
  records: NewRecord[];
  end: DrainedTo;
}

const SEGMENT_BYTES = 16 * 1024 * 1024;
/** More than any record has. */
const CHUNK_BYTES = 2 * 1024 * 1024;

/**
 * Records on local disk, in order, until the log takes them. An append resolves after fdatasync; what it acknowledged
 * survives the process and the machine's loss of power (`spool.spec.ts`, `spooled-log.int-spec.ts`). Reading starts where
 * `drained` was last called, also after a crash, so a record may be read twice and is never skipped.
 */
export class Spool {
  private writing: { handle: FileHandle; segment: Segment } | undefined;
  private appending = false;
  private records: number;

  private constructor(
    private readonly options: SpoolOptions,
    private readonly segments: Segment[],
    private at: DrainedTo,
    private lastNumber: number,
    private setAside: number,
  ) {
    this.records = segments.reduce((sum, segment) => sum + segment.records, 0);
  }

  /** Opens the folder, with what an earlier run left in it. */
  static async open(options: SpoolOptions): Promise<Spool> {
    const { segments, drainedTo, setAside } = await findSpool(options.folder);
    const last = Math.max(drainedTo.segment, ...segments.map((segment) => segment.number));
    const spool = new Spool(options, segments, drainedTo, last, setAside);
    await spool.removeDrained();
    return spool;
  }

  get pendingRecords(): number {
    return this.records;
  }

  /** Bytes on disk. */
  get bytes(): number {
    return this.segments.reduce((sum, segment) => sum + segment.end, 0);
  }

  /** Bytes that could not be read; they are in `*.damaged` files. */
  get damagedBytes(): number {
    return this.setAside;
  }

  get maxBytes(): number {
    return this.options.maxBytes;
  }

  get isEmpty(): boolean {
    return this.records === 0;
  }

  /** Resolves when the records are on disk. One call at a time. @throws SpoolUnavailableError */
  async append(records: readonly NewRecord[]): Promise<void> {
    const bytes = Buffer.concat(records.map(encodeRecord));
    if (this.bytes + bytes.length > this.options.maxBytes)
      throw new SpoolUnavailableError(`the spool holds ${this.bytes} of ${this.options.maxBytes} bytes`);
    this.appending = true;
    try {
      const { handle, segment } = await this.segmentToWrite();
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, segment.end + done);
        done += bytesWritten;
      }
      await handle.datasync();
      segment.end += bytes.length;
      segment.records += records.length;
      this.records += records.length;
    } catch (error) {
      await this.abandon();
      throw new SpoolUnavailableError('the spool cannot be written', { cause: error });
    } finally {
      this.appending = false;
    }
  }

  /** The oldest records, at most `most`; none when all are drained. */
  async read(most: number): Promise<SpoolRead> {
    const segment = this.segments.find((one) => one.end > this.drainedOf(one));
    if (!segment) return { records: [], end: this.at };
    const from = this.drainedOf(segment);
    const bytes = await this.bytesOf(segment, from);
    const records: NewRecord[] = [];
    let end = 0;
    for (let next = decodeRecord(bytes, 0); next; next = decodeRecord(bytes, end)) {
      records.push(next.record);
      end = next.end;
      if (records.length === most) break;
    }
    if (records.length === 0) {
      await this.mend(segment);
      return this.read(most);
    }
    return { records, end: { segment: segment.number, offset: from + end } };
  }

  /** What was read has reached the log. */
  async drained(read: SpoolRead): Promise<void> {
    await writePosition(this.options.folder, read.end);
    this.at = read.end;
    this.records -= read.records.length;
    await this.removeDrained();
  }

  async close(): Promise<void> {
    // Let go of first: an append that comes meanwhile begins a new file.
    const handle = this.writing?.handle;
    this.writing = undefined;
    await handle?.close();
  }

  /** Takes out of a file what was damaged while it waited. @throws Error while the file is being written to */
  private async mend(segment: Segment): Promise<void> {
    const isWriting = segment === this.writing?.segment;
    // What comes next goes to another file.
    if (isWriting) await this.close();
    if (isWriting && this.appending)
      throw new Error(`${segmentPath(this.options.folder, segment.number)} is damaged and being written to`);
    const mended = await makeWhole(this.options.folder, segment.number, this.drainedOf(segment));
    this.setAside += mended.setAside;
    segment.end = mended.segment.end;
    segment.records = mended.segment.records;
    this.records = this.segments
      .filter(({ number }) => number >= segment.number)
      .reduce((sum, one) => sum + one.records, 0);
    await this.removeDrained();
  }

  /** Where the first record of the file begins that has not been drained. */
  private drainedOf(segment: Segment): number {
    if (segment.number < this.at.segment) return segment.end;
    return segment.number === this.at.segment ? this.at.offset : 0;
  }

  private async bytesOf(segment: Segment, from: number): Promise<Buffer> {
    const handle = await open(segmentPath(this.options.folder, segment.number), 'r');
    try {
      const left = segment.end - from;
      const bytes = Buffer.allocUnsafe(Math.min(left, CHUNK_BYTES));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  private async segmentToWrite(): Promise<{ handle: FileHandle; segment: Segment }> {
    const limit = this.options.segmentBytes ?? SEGMENT_BYTES;
    if (this.writing && this.writing.segment.end >= limit) await this.close();
    if (!this.writing) {
      this.lastNumber += 1;
      const number = this.lastNumber;
      const handle = await open(segmentPath(this.options.folder, number), 'wx');
      await syncFolder(this.options.folder);
      const segment = { number, end: 0, records: 0 };
      this.segments.push(segment);
      this.writing = { handle, segment };
    }
    return this.writing;
  }

  /** After a failed write or sync nobody knows what is on disk beyond `end`, so this file is not written to again. */
  private async abandon(): Promise<void> {
    const { handle, segment } = this.writing ?? {};
    this.writing = undefined;
    await handle?.truncate(segment?.end).catch(() => undefined);
    await handle?.close().catch(() => undefined);
  }

  private async removeDrained(): Promise<void> {
    for (const segment of [...this.segments]) {
      const isWriting = segment === this.writing?.segment;
      const isDrained =
        segment.number < this.at.segment ||
        (segment.number === this.at.segment && segment.end <= this.at.offset);
      if (!isDrained || (isWriting && this.appending)) continue;
      if (isWriting) await this.close();
      this.segments.splice(this.segments.indexOf(segment), 1);
      await unlink(segmentPath(this.options.folder, segment.number)).catch(() => undefined);
    }
  }
}
