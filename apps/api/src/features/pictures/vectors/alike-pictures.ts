import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { PICTURE_MODEL, PICTURES } from '../../../kernel/tokens.js';
import { RecentlyAsked } from '../recently-asked.js';
import { describeApart } from './describe-apart.js';
import { PictureVectorEntity } from './picture-vector.entity.js';
import { type NearPicture, VectorIndex } from './vector-index.js';

/** Pictures of published looks that are like pictures of the site, also like those nobody may see yet. */
@Injectable()
export class AlikePictures {
  readonly #known = new RecentlyAsked<Int8Array>(2_000);

  constructor(
    @InjectRepository(PictureVectorEntity) private readonly kept: Repository<PictureVectorEntity>,
    @Inject(PICTURE_MODEL) private readonly model: string | null,
    @Inject(PICTURES) private readonly pictures: PictureStore,
    private readonly index: VectorIndex,
  ) {}

  /** By the files that are asked for, the nearest first; what is no picture has none. */
  async to(filenames: readonly string[], limit: number): Promise<Map<string, NearPicture[]>> {
    const vectors = await this.#known.of(filenames, (missing) => this.vectorsOf(missing));
    const near = new Map<string, NearPicture[]>();
    for (const [filename, vector] of vectors)
      if (vector.length > 0) near.set(filename, await this.index.nearest(vector, limit));
    return near;
  }

  /** Those that were computed before, and of what was not published yet those that are computed now, and not kept: readers' searches know nothing of them. */
  private async vectorsOf(filenames: readonly string[]): Promise<Map<string, Int8Array>> {
    const rows = await this.kept.findBy({ model: await this.index.name, filename: In([...filenames]) });
    const vectors = new Map(
      rows
        .filter(({ vector }) => vector.length > 0)
        .map(({ filename, vector: { buffer, byteOffset, length } }) => [
          filename,
          new Int8Array(buffer, byteOffset, length),
        ]),
    );
    const missing = filenames.filter((filename) => !vectors.has(filename));
    if (missing.length === 0) return vectors;
    const pictures = await Promise.all(
      missing.map(async (filename) => (await this.pictures.asItCame(filename)) ?? Buffer.of()),
    );
    const made = await describeApart({ model: this.model, pictures, isOurs: true });
    for (const [at, filename] of missing.entries()) vectors.set(filename, made[at] ?? new Int8Array());
    return vectors;
  }
}
