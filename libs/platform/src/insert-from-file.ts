import { randomUUID } from 'node:crypto';
import { close, openSync, unlinkSync, writev } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const END = /(\sSETTINGS\s.*)?\sFORMAT\s+\w+\s*$/s;

/**
 * Runs an `INSERT INTO … FORMAT …` of the embedded engine on rows in that format, one piece of them after another. With a statement the engine is given text only; from a
 * file it takes any bytes, and does not look through them for the end of the statement. The file has no name by then, so that a
 * process that is killed leaves none behind.
 */
export async function insertFromFile(
  connection: { command(params: { query: string }): Promise<unknown> },
  query: string,
  rows: readonly Buffer[],
): Promise<void> {
  const path = join(tmpdir(), `toile-${randomUUID()}.rows`);
  // At once, not by and by, or a kill would find the name more often.
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  try {
    // At a position: where a file is opened by its number, the place reached in it may be shared.
    const { bytesWritten } = await promisify(writev)(file, rows, 0);
    const bytes = rows.reduce((sum, piece) => sum + piece.length, 0);
    if (bytesWritten !== bytes) throw new Error(`${bytesWritten} of ${bytes} bytes fit into ${tmpdir()}`);
    await connection.command({
      query: query.replace(END, (end) => ` FROM INFILE '/dev/fd/${file}'${end}`),
    });
  } finally {
    await promisify(close)(file);
  }
}
