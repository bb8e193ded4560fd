import type pg from 'pg';

/** What precedes the first row of a binary COPY: a signature, flags, and the length of an extension that has never been used. */
const HEADER_BYTES = 19;
const TRAILER = -1;
const SLAB_BYTES = 256 * 1024;

/**
 * Runs a SELECT as `COPY … TO STDOUT (FORMAT binary)` and gives each row's bytes, which stay as they are: a number of fields, then
 * each with its length before it, -1 for NULL. A query's results come as text, and a bytea in it as hexadecimal.
 */
export async function copyOut(pool: pg.Pool, select: string, onRow: (row: Buffer) => void): Promise<void> {
  const client = await pool.connect();
  // Without a listener a connection that breaks would end the process, although the query is told of it too.
  const ignore = () => undefined;
  client.on('error', ignore);
  let broken: Error | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      client.query(new CopyOut(`COPY (${select}) TO STDOUT (FORMAT binary)`, onRow, resolve, reject));
    });
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

/** The driver calls these of whatever was given to it as a query. */
class CopyOut implements pg.Submittable {
  #begun = false;
  #slab = Buffer.alloc(0);

  constructor(
    private readonly text: string,
    private readonly onRow: (row: Buffer) => void,
    private readonly done: () => void,
    private readonly failed: (error: Error) => void,
  ) {}

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }

  /** PostgreSQL sends one row in each message. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const row = this.#begun ? chunk : chunk.subarray(HEADER_BYTES);
    this.#begun = true;
    if (row.readInt16BE(0) !== TRAILER) this.onRow(this.#kept(row));
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.done();
  }

  handleError(error: Error): void {
    this.failed(error);
  }

  /** The driver uses its memory again for what comes next; rows are copied out of it, many to one piece of memory. */
  #kept(row: Buffer): Buffer {
    if (row.length > this.#slab.length) this.#slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, row.length));
    const kept = this.#slab.subarray(0, row.length);
    row.copy(kept);
    this.#slab = this.#slab.subarray(row.length);
    return kept;
  }
}
