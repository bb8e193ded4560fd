import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DataSource, Repository } from 'typeorm';
import { CatalogueImportEntity } from './catalogue-import.entity.js';

/** How far the import of a file came, so that the next one goes on there. A file that has changed begins anew. */
export class Checkpoint {
  readonly #file: string;
  readonly #imports: Repository<CatalogueImportEntity>;

  constructor(dataSource: DataSource, path: string) {
    this.#imports = dataSource.getRepository(CatalogueImportEntity);
    const { size, mtimeMs } = statSync(path);
    this.#file = createHash('sha256')
      .update(`${resolve(path)}\n${size}\n${mtimeMs}`)
      .digest('hex');
  }

  /** The last line that is done; 0 for a file that was not begun. */
  async line(): Promise<number> {
    const begun = await this.#imports.findOneBy({ file: this.#file });
    return begun?.line ?? 0;
  }

  async reached(line: number): Promise<void> {
    await this.#imports.upsert({ file: this.#file, line, updatedAt: () => 'now()' }, ['file']);
  }

  async clear(): Promise<void> {
    await this.#imports.delete({ file: this.#file });
  }
}
