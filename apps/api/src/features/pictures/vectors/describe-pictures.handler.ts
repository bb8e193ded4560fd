import { setTimeout as wait } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import {
  defineTask,
  HandlesTask,
  type JobContext,
  NoPayload,
  type TaskHandler,
} from '../../../kernel/jobs/task.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { PICTURE_MODEL, PICTURES } from '../../../kernel/tokens.js';
import { LOOKS } from '../../catalogue/index.js';
import { describeApart } from './describe-apart.js';
import { PictureVectorEntity } from './picture-vector.entity.js';
import { VectorIndex } from './vector-index.js';

/** What was published or imported can be found by a picture some minutes later. */
export const DESCRIBE_PICTURES = defineTask('describe-pictures', NoPayload, {
  schedule: '* * * * *',
  queue: 'describe-pictures',
  maxAttempts: 1,
});

/** A job ends before the next one is due. */
const LONGEST_MS = 50_000;
const NAMES_AT_ONCE = 1_000;
/** Pictures and bytes a process is given at once. */
const PICTURES_AT_ONCE = 100;
const BYTES_AT_ONCE = 24_000_000;

/** Computes what pictures of looks are compared by, the newest first, with a rest after each batch as long as the batch took. */
@HandlesTask(DESCRIBE_PICTURES)
export class DescribePicturesHandler implements TaskHandler<NoPayload> {
  constructor(
    @InjectRepository(PictureVectorEntity) private readonly kept: Repository<PictureVectorEntity>,
    @Inject(PICTURES) private readonly pictures: PictureStore,
    @Inject(PICTURE_MODEL) private readonly model: string | null,
    private readonly index: VectorIndex,
  ) {}

  async handle(_: NoPayload, { signal }: JobContext): Promise<void> {
    const end = performance.now() + LONGEST_MS;
    const name = await this.index.name;
    for (let filenames = await this.next(name); filenames.length > 0; ) {
      if (performance.now() > end || signal.aborted) return;
      const from = performance.now();
      const done = await this.describe(name, filenames, signal);
      filenames = filenames.length > done ? filenames.slice(done) : await this.next(name);
      await wait(performance.now() - from, undefined, { signal }).catch(() => undefined);
    }
  }

  /** As many as are taken at once. @returns how many */
  private async describe(model: string, filenames: readonly string[], signal: AbortSignal): Promise<number> {
    const originals: Buffer[] = [];
    for (let bytes = 0; originals.length < PICTURES_AT_ONCE && bytes < BYTES_AT_ONCE; ) {
      const filename = filenames[originals.length];
      if (filename === undefined) break;
      const original = (await this.pictures.asItCame(filename)) ?? Buffer.of();
      originals.push(original);
      bytes += original.length;
    }
    const vectors = originals.some(({ length }) => length > 0)
      ? await describeApart({ model: this.model, pictures: originals, isOurs: true }, signal)
      : originals.map(() => null);
    await this.kept.manager.query(KEEP, [
      model,
      filenames.slice(0, vectors.length),
      vectors.map((vector) => Buffer.from(vector ?? [])),
    ]);
    return originals.length;
  }

  private async next(model: string): Promise<string[]> {
    const rows = await this.kept.manager.query<{ filename: string }[]>(NEXT, [model, NAMES_AT_ONCE]);
    return rows.map(({ filename }) => filename);
  }
}

/** What was no picture, or was not there, is looked at again after an hour: pictures of an import come after its looks. */
const NEXT = `
  SELECT image_filename AS filename FROM ${LOOKS} AS look
  WHERE NOT EXISTS (
    SELECT FROM picture_vector AS known WHERE known.model = $1 AND known.filename = look.image_filename
      AND (length(known.vector) > 0 OR known.looked_at > now() - interval '1 hour'))
  GROUP BY image_filename ORDER BY max(show_date) DESC, image_filename LIMIT $2`;

const KEEP = `
  INSERT INTO picture_vector (model, filename, vector)
  SELECT $1, * FROM unnest($2::text[], $3::bytea[])
  ON CONFLICT (model, filename)
  DO UPDATE SET vector = excluded.vector, made = DEFAULT, looked_at = DEFAULT`;
