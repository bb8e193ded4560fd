import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawRow, receivePicture } from '@toile/api';

/** The pictures a file names, below one folder. Their names under `/cdn` change with their bytes' size and time. */
export class PictureFiles {
  constructor(
    private readonly folder: string,
    private readonly mediaFolder: string,
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

  /** Takes the pictures of rows in; those that are there already are left alone. @returns what was refused */
  async receive(rows: readonly RawRow[]): Promise<{ line: number; reason: string }[]> {
    const refused: { line: number; reason: string }[] = [];
    for (const { line, row } of rows) {
      const image = (row as { image?: unknown } | null)?.image;
      if (typeof image !== 'string' || image.split('/').includes('..')) continue;
      try {
        const name = this.nameOf(image);
        if (existsSync(join(this.mediaFolder, 'pictures', name))) continue;
        await receivePicture(await readFile(join(this.folder, image)), this.mediaFolder, name);
      } catch (error) {
        refused.push({ line, reason: `image "${image}": ${(error as Error).message}` });
      }
    }
    return refused;
  }
}

/** A picture's path as one name; `/cdn` knows no folders. */
export const flatName = (image: string): string => image.replaceAll('/', '-').replace(/[^\w.-]+/g, '-');
