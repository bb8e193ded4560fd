import { createReadStream } from 'node:fs';

/** How a file is written, as its bytes tell. */
export interface FileFormat {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Between the fields of a table. */
  delimiter: string;
  lines: number;
}

const DELIMITERS = [',', ';', '\t'];
/** A header is shorter. */
const HEADER_BYTES = 65_536;

/** Reads the whole file once: what is no UTF-8 is taken for Windows-1252, which tables of older programs are in. */
export async function formatOf(path: string): Promise<FileFormat> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let lines = 0;
  let start = Buffer.of();
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (start.length < HEADER_BYTES)
      start = Buffer.concat([start, chunk.subarray(0, HEADER_BYTES - start.length)]);
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
    isUtf8 &&= canDecode(utf8, chunk);
  }
  const encoding = utf16Of(start) ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  const [header = ''] = new TextDecoder(encoding).decode(start).split(/\r?\n/, 1);
  return { encoding, delimiter: delimiterOf(header), lines };
}

/** As its mark says. */
function utf16Of([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function canDecode(decoder: InstanceType<typeof TextDecoder>, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The one that parts the header into most fields. */
function delimiterOf(header: string): string {
  const fields = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (fields(one) > fields(best) ? one : best));
}

/** The file's text, some at a time. */
export async function* textOf(path: string, { encoding }: FileFormat): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
