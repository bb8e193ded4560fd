import type pg from 'pg';

/** What precedes the first row of a binary COPY: a signature, flags, and the length of an extension that has never been used. */
const HEADER_BYTES = 19;
const TRAILER = -1;

/** A row is in `bytes` from `at` on, to their end. The driver uses that memory again, so what is kept must be copied. */
export type OnRow = (bytes: Buffer, at: number) => void;

/**
 * Runs a SELECT as `COPY … TO STDOUT (FORMAT binary)` and gives each row's bytes: a number of fields, then each with its
 * length before it, -1 for NULL. A query's results come as text, and a bytea in it as hexadecimal.
 */
export async function copyOut(pool: pg.Pool, select: string, onRow: OnRow): Promise<void> {
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

  constructor(
    private readonly text: string,
    private readonly onRow: OnRow,
    private readonly done: () => void,
    private readonly failed: (error: Error) => void,
  ) {}

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }

  /** PostgreSQL sends one row in each message. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const start = this.#begun ? 0 : HEADER_BYTES;
    this.#begun = true;
    if (chunk.readInt16BE(start) !== TRAILER) this.onRow(chunk, start);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.done();
  }

  handleError(error: Error): void {
    this.failed(error);
  }
}
