import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  examineInSemaphore,
  type Originals,
  type PictureFacts,
  type RawRow,
  type RefusedRow,
} from '@toile/api';

/** Pictures in memory at once. */
const AT_ONCE = 4;

/** Rows with what their pictures tell, and those whose pictures are none. */
export interface RowsWithPictures {
  rows: RawRow[];
  refused: RefusedRow[];
}

/** The pictures a file names, below one folder. Their names under `/cdn` change with their bytes' size and time. */
export class PictureFiles {
  constructor(
    private readonly folder: string,
    private readonly originals: Originals,
  ) {}

  /** @throws Error when there is no such file */
  nameOf(image: string): string {
    const stat = statSync(join(this.folder, image), { throwIfNoEntry: false });
    if (!stat?.isFile()) throw new Error(`image: there is no file "${image}" in the images folder`);
    const hash = createHash('sha256')
      .update(`${image}\n${stat.size}\n${stat.mtimeMs}`)
      .digest('hex')
      .slice(0, 12);
    return flatName(image).replace(/(\.[a-z0-9]+)?$/i, `-${hash}$1`);
  }

  /**
   * Looks at the pictures of rows, some at a time, and keeps them among the originals unless it is a dry run: a look is seen with its
   * picture or not at all. Pictures of looks that have been imported with them are not looked at again.
   * @param shown lines of rows whose looks have all that their pictures tell
   */
  async read(
    rows: readonly RawRow[],
    shown: ReadonlySet<number>,
    dryRun: boolean,
  ): Promise<RowsWithPictures> {
    const read: RowsWithPictures = { rows: [], refused: [] };
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = await Promise.all(
        rows.slice(from, from + AT_ONCE).map((row) => this.#readOne(row, shown, dryRun)),
      );
      for (const one of some) {
        if ('reason' in one) read.refused.push(one);
        else read.rows.push(one);
      }
    }
    return read;
  }

  async #readOne(row: RawRow, shown: ReadonlySet<number>, dryRun: boolean): Promise<RawRow | RefusedRow> {
    const [image, name] = [imageOf(row), this.#nameIn(row)];
    // What names no picture of the folder is refused with all else that is wrong with its row.
    if (image === undefined || name === undefined) return row;
    if (shown.has(row.line) && (await this.originals.has(name))) return row;
    try {
      const { bytes, facts } = await examineInSemaphore(await readFile(join(this.folder, image)));
      if (!dryRun) await this.originals.put(name, bytes, facts.mime);
      return withFacts(row, facts);
    } catch (error) {
      return { line: row.line, reason: `image "${image}": ${(error as Error).message}` };
    }
  }

  #nameIn(row: RawRow): string | undefined {
    const image = imageOf(row);
    if (image === undefined || image.split('/').includes('..')) return undefined;
    if (!statSync(join(this.folder, image), { throwIfNoEntry: false })?.isFile()) return undefined;
    return this.nameOf(image);
  }
}

function imageOf({ row }: RawRow): string | undefined {
  const image = (row as { image?: unknown } | null)?.image;
  return typeof image === 'string' ? image : undefined;
}

/** A picture's path as one name; `/cdn` knows no folders. */
export const flatName = (image: string): string => image.replaceAll('/', '-').replace(/[^\w.-]+/g, '-');

/** What the row itself says of colours and size stays. */
function withFacts({ line, row }: RawRow, { width, height, thumbhash, colours }: PictureFacts): RawRow {
  const given = Object.fromEntries(
    Object.entries(row as Record<string, unknown>).filter(([, value]) => value !== '' && value !== null),
  );
  return { line, row: { width, height, colours, ...given, thumbhash } };
}
