import { parquetReadObjects } from 'hyparquet';
import { readSheet } from 'read-excel-file/node';

/** The rows of an exported file, of whatever format. */
export async function readTable(format: string, file: Buffer): Promise<object[]> {
  if (format === 'json') return JSON.parse(file.toString()).rows;
  if (format === 'parquet') {
    const { buffer, byteOffset, byteLength } = file;
    return parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
  }
  const [head = [], ...lines] = format === 'xlsx' ? await sheetLines(file) : csvLines(file);
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] || null])));
}

/** Rows below the fields that the notes name: the heads themselves are words. */
async function sheetLines(file: Buffer) {
  const notes = await readSheet(file, 'Notes');
  const fields = notes.findIndex(([name]) => name === 'Column');
  const [, ...rows] = await readSheet(file, 'Figure');
  return [notes.slice(fields + 1).map(([, field]) => String(field)), ...rows];
}

/** No cell of these tables holds a comma. */
const csvLines = (file: Buffer): string[][] =>
  file
    .toString()
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
