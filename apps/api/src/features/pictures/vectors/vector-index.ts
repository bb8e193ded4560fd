import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { PICTURE_MODEL } from '../../../kernel/tokens.js';
import { mirrored } from './layout-vector.js';
import { LAYOUT, nameOfVectors } from './open-vectors.js';
import { PictureVectorEntity } from './picture-vector.entity.js';

/** The smaller the distance the more alike; squared. */
export interface NearPicture {
  filename: string;
  distance: number;
}

const ROWS_AT_ONCE = 10_000;

/**
 * The vectors of all pictures, in memory: 120 bytes a picture. Every question reads what was kept since the last one, so that all
 * processes know what one of them has made; every vector is compared, which takes some 0.1 ms a thousand.
 */
@Injectable()
export class VectorIndex implements OnModuleInit {
  /** Read once: another model is another start. */
  readonly name: Promise<string>;
  #filenames: string[] = [];
  #vectors = new Int8Array(0);
  #length = 0;
  #last = '0';
  #reading: Promise<void> = Promise.resolve();

  constructor(
    @InjectRepository(PictureVectorEntity) private readonly kept: Repository<PictureVectorEntity>,
    @Inject(PICTURE_MODEL) model: string | null,
  ) {
    this.name = nameOfVectors(model);
    this.name.catch(() => undefined);
  }

  /** @throws Error when the model's file cannot be read: the api does not start with a search that cannot work */
  async onModuleInit(): Promise<void> {
    await this.name.catch((error: unknown) => {
      throw new Error(
        `PICTURE_MODEL cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }

  /** How many pictures can be found. */
  async size(): Promise<number> {
    await this.#current();
    return this.#filenames.length;
  }

  /** The files of the pictures that are most alike, the nearest first; a figure is like another that is turned the other way. */
  async nearest(vector: Int8Array, limit: number): Promise<NearPicture[]> {
    await this.#current();
    const wanted = (await this.name) === LAYOUT ? [vector, mirrored(vector)] : [vector];
    const best: { at: number; distance: number }[] = [];
    let farthest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.#filenames.length; at += 1) {
      const distance = Math.min(...wanted.map((one) => this.#distance(one, at)));
      if (distance >= farthest) continue;
      best.push({ at, distance });
      // Now and then the farthest are let go, so that what is kept stays a few times what is wanted.
      if (best.length < limit * 4) continue;
      best.sort((a, b) => a.distance - b.distance);
      best.length = limit;
      farthest = best.at(-1)?.distance ?? farthest;
    }
    return best
      .sort((a, b) => a.distance - b.distance)
      .slice(0, limit)
      .map(({ at, distance }) => ({ filename: this.#filenames[at] ?? '', distance }));
  }

  /** Squared. */
  #distance(wanted: Int8Array, at: number): number {
    const from = at * this.#length;
    let sum = 0;
    for (let part = 0; part < this.#length; part += 1) {
      const gap = (wanted[part] ?? 0) - (this.#vectors[from + part] ?? 0);
      sum += gap * gap;
    }
    return sum;
  }

  /** One reads at a time; who asks meanwhile reads what came since. */
  #current(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const model = await this.name;
    for (let more = true; more; ) {
      const rows = await this.kept.find({
        select: { filename: true, vector: true, made: true },
        where: { model, made: MoreThan(this.#last) },
        order: { made: 'ASC' },
        take: ROWS_AT_ONCE,
      });
      more = rows.length === ROWS_AT_ONCE;
      this.#add(rows.filter(({ vector }) => vector.length > 0));
      this.#last = rows.at(-1)?.made ?? this.#last;
    }
  }

  #add(rows: readonly PictureVectorEntity[]): void {
    this.#length ||= rows[0]?.vector.length ?? 0;
    const from = this.#filenames.length * this.#length;
    const wanted = from + rows.length * this.#length;
    if (wanted > this.#vectors.length) {
      const larger = new Int8Array(Math.max(wanted, this.#vectors.length * 2));
      larger.set(this.#vectors.subarray(0, from));
      this.#vectors = larger;
    }
    for (const [index, { filename, vector }] of rows.entries()) {
      this.#filenames.push(filename);
      this.#vectors.set(
        new Int8Array(vector.buffer, vector.byteOffset, vector.length),
        from + index * this.#length,
      );
    }
  }
}
