import { randomUUID } from 'node:crypto';
import { unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const END = /(\sSETTINGS\s.*)?\sFORMAT\s+\w+\s*$/s;

/**
 * Runs an `INSERT INTO … FORMAT …` of the embedded engine on rows in that format. With a statement the engine is given text only; from a
 * file it takes any bytes, and does not look through them for the end of the statement.
 */
export async function insertFromFile(
  connection: { command(params: { query: string }): Promise<unknown> },
  query: string,
  rows: Buffer,
): Promise<void> {
  const path = join(tmpdir(), `toile-${randomUUID()}.rows`);
  try {
    await writeFile(path, rows, { flag: 'wx', mode: 0o600 });
    await connection.command({ query: query.replace(END, (end) => ` FROM INFILE '${path}'${end}`) });
  } finally {
    await unlink(path).catch(() => undefined);
  }
}
