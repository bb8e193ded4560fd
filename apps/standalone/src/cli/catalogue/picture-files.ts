import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examineInSemaphore, type Originals, type PictureFacts, type RawRow } from '@toile/api';

/** Pictures in memory at once. */
const AT_ONCE = 4;

/** A row's picture as it was found; `keep` puts it among the originals. */
export interface FoundPicture {
  row: RawRow;
  facts: PictureFacts;
  keep: () => Promise<void>;
}
export interface FoundPictures {
  found: FoundPicture[];
  refused: { line: number; reason: string }[];
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

  /** The names of rows' pictures, of those that are there. */
  namesOf(rows: readonly RawRow[]): string[] {
    return rows.flatMap((row) => this.#nameIn(row) ?? []);
  }

  /** Looks at pictures that are not among the originals yet or whose looks wait for them, some at a time. */
  async *examine(rows: readonly RawRow[], awaited: ReadonlySet<string>): AsyncGenerator<FoundPictures> {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const pictures: FoundPictures = { found: [], refused: [] };
      await Promise.all(
        rows.slice(from, from + AT_ONCE).map(async (row) => {
          try {
            const picture = await this.#examineOne(row, awaited);
            if (picture) pictures.found.push(picture);
          } catch (error) {
            const image = imageOf(row) ?? '';
            pictures.refused.push({
              line: row.line,
              reason: `image "${image}": ${(error as Error).message}`,
            });
          }
        }),
      );
      yield pictures;
    }
  }

  async #examineOne(row: RawRow, awaited: ReadonlySet<string>): Promise<FoundPicture | undefined> {
    const [image, name] = [imageOf(row), this.#nameIn(row)];
    if (image === undefined || name === undefined) return undefined;
    if ((await this.originals.has(name)) && !awaited.has(name)) return undefined;
    const { bytes, facts } = await examineInSemaphore(await readFile(join(this.folder, image)));
    return { row, facts, keep: () => this.originals.put(name, bytes, facts.mime) };
  }

  /** Rows without a picture of this folder were refused when they were read. */
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
