import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OWN_PICTURES, OWN_PICTURES_BYTES } from '@toile/contracts';
import { inTransaction } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import type { Originals } from '../../../kernel/pictures/originals/originals.js';
import { PICTURE_SEMAPHORE } from '../../../kernel/pictures/picture-semaphore.js';
import { rendered } from '../../../kernel/pictures/rendered.js';
import { ORIGINALS, POOL } from '../../../kernel/tokens.js';
import type { ExaminedPicture } from '../../pictures/index.js';
import { newFileKey, openFile, sealFile } from './sealed-file.js';

/** The two sizes a picture is kept in; JPEG is what the PDF takes. */
export const SIZES = {
  small: { filter: 'list_800', format: 'webp' },
  large: { filter: 'zoom_2000', format: 'jpeg' },
} as const;
export type OwnPictureSize = keyof typeof SIZES;

/** What is kept of a picture. */
export interface KeptPicture {
  picture: string;
  width: number;
  height: number;
  thumbhash: string;
  colours: readonly string[];
}

const tooMany = () =>
  new DomainError(
    'own-pictures/invalid',
    `A member keeps at most ${OWN_PICTURES} pictures of their own, and ${OWN_PICTURES_BYTES / 1024 / 1024} MB of them. What is taken off all boards makes room after 30 days.`,
  );

/**
 * Pictures of members’ own. Their files are sealed, each with a key that stands in its row: without the row they are
 * noise, also in a bucket's old versions ("opens no more once its row is gone").
 */
@Injectable()
export class OwnPictures {
  readonly #files: Originals;

  constructor(
    @Inject(ORIGINALS) originals: Originals,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {
    this.#files = originals.beside('board-pictures');
  }

  /** @throws DomainError own-pictures/invalid when there is no room for another one */
  async checkRoom(subject: string): Promise<void> {
    const { count, bytes } = await this.#used(this.pool, subject);
    if (count >= OWN_PICTURES || bytes >= OWN_PICTURES_BYTES) throw tooMany();
  }

  /** Keeps a picture in its sizes. @throws DomainError own-pictures/invalid */
  async keep(subject: string, { bytes: original, facts }: ExaminedPicture): Promise<KeptPicture> {
    const files = await PICTURE_SEMAPHORE.run(async () => ({
      small: await rendered(original, SIZES.small.filter, SIZES.small.format),
      large: await rendered(original, SIZES.large.filter, SIZES.large.format),
    }));
    const [picture, key] = [randomBytes(16).toString('hex'), newFileKey()];
    const bytes = files.small.length + files.large.length;
    const { width, height, thumbhash, colours } = facts;
    await inTransaction(this.pool, async (tx) => {
      // Several at once count each other.
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`board_picture ${subject}`]);
      const used = await this.#used(tx, subject);
      if (used.count >= OWN_PICTURES || used.bytes + bytes > OWN_PICTURES_BYTES) throw tooMany();
      await tx.query(
        'INSERT INTO board_picture (id, subject, key, bytes, width, height) VALUES ($1, $2, $3, $4, $5, $6)',
        [picture, subject, key, bytes, width, height],
      );
    });
    try {
      for (const size of ['small', 'large'] as const) {
        const name = fileOf(picture, size);
        await this.#files.put(name, sealFile(key, name, files[size]), 'application/octet-stream');
      }
    } catch (error) {
      await this.drop(picture);
      throw error;
    }
    return { picture, width, height, thumbhash, colours };
  }

  /** Gives a picture up that no board has come to show. */
  async drop(picture: string): Promise<void> {
    await this.pool.query('DELETE FROM board_picture WHERE id = $1', [picture]);
  }

  /** Those of the pictures that are still there. */
  async present(pictures: readonly string[]): Promise<ReadonlySet<string>> {
    if (pictures.length === 0) return new Set();
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT id FROM board_picture WHERE id = ANY($1)',
      [pictures],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whose a picture is; undefined when there is none. */
  async ownerOf(picture: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ subject: string }>(
      'SELECT subject FROM board_picture WHERE id = $1',
      [picture],
    );
    return rows[0]?.subject;
  }

  /** A file of a picture; null when there is none. Who may see it is asked before. */
  async file(picture: string, size: OwnPictureSize): Promise<Buffer | null> {
    const { rows } = await this.pool.query<{ key: Buffer }>('SELECT key FROM board_picture WHERE id = $1', [
      picture,
    ]);
    const name = fileOf(picture, size);
    const sealed = rows[0] && (await this.#files.original(name));
    return rows[0] && sealed ? openFile(rows[0].key, name, sealed) : null;
  }

  /**
   * Notes which pictures no board shows any more, gives those up that none has shown for 30 days, and removes files
   * whose rows are gone, also by an erasure.
   * @param shown by boards that are there or can be restored
   */
  async sweep(shown: readonly string[]): Promise<void> {
    await this.pool.query(
      `UPDATE board_picture SET unused_since = CASE WHEN id = ANY($1) THEN NULL ELSE now() END
       WHERE (unused_since IS NULL) <> (id = ANY($1))`,
      [shown],
    );
    await this.pool.query("DELETE FROM board_picture WHERE unused_since < now() - interval '30 days'");
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT id FROM board_picture_to_remove LIMIT 1000',
    );
    for (const { id } of rows) {
      await Promise.all([fileOf(id, 'small'), fileOf(id, 'large')].map((name) => this.#files.remove(name)));
      await this.pool.query('DELETE FROM board_picture_to_remove WHERE id = $1', [id]);
    }
  }

  async #used(db: pg.Pool | pg.PoolClient, subject: string): Promise<{ count: number; bytes: number }> {
    const { rows } = await db.query<{ count: number; bytes: number }>(
      'SELECT count(*)::int AS count, coalesce(sum(bytes), 0)::float8 AS bytes FROM board_picture WHERE subject = $1',
      [subject],
    );
    return rows[0] ?? { count: 0, bytes: 0 };
  }
}

const fileOf = (picture: string, size: OwnPictureSize) => `${picture}.${size}`;
