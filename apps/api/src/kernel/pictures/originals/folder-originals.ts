import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedName, type Originals } from './originals.js';

/** Originals as files of one folder. */
export class FolderOriginals implements Originals {
  #drafts = 0;

  constructor(private readonly folder: string) {}

  async original(filename: string): Promise<Buffer | null> {
    return missingIsNull(() => readFile(this.#path(filename)));
  }

  async has(filename: string): Promise<boolean> {
    return Boolean((await missingIsNull(() => stat(this.#path(filename))))?.isFile());
  }

  async put(filename: string, bytes: Buffer): Promise<void> {
    const path = this.#path(filename);
    await mkdir(this.folder, { recursive: true });
    this.#drafts += 1;
    // Written beside, brought to the disk and renamed, so that a crash never leaves half a picture behind.
    const draft = `${path}.${process.pid}-${this.#drafts}.draft`;
    try {
      const file = await open(draft, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async remove(filename: string): Promise<void> {
    await rm(this.#path(filename), { force: true });
  }

  beside(place: string): FolderOriginals {
    return new FolderOriginals(join(dirname(this.folder), checkedName(place)));
  }

  #path(filename: string): string {
    return join(this.folder, checkedName(filename));
  }
}

async function missingIsNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
