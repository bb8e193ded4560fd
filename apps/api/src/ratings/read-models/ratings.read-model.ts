import { Inject, Injectable } from '@nestjs/common';
import { type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import { READ_MODELS } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { unknownRating } from '../domain/rating.errors.js';
import type { OwnRatingDto } from '../own-rating.dto.js';
import { streamFor } from '../ratings.js';
import { collectionRatings, type RatingDocument } from './collection-ratings.projection.js';

const TABLE = `${readSchema(collectionRatings)}.document`;

/** Reads `collection-ratings`, once it has everything that was committed before. */
@Injectable()
export class RatingsReadModel {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** The stream of a rating's number. @throws DomainError rating/unknown */
  async streamOf(id: number): Promise<string> {
    await this.readModels.whenCurrent(collectionRatings);
    const { rows } = await this.pool.query<{ key: string }>(
      `SELECT key FROM ${TABLE} WHERE doc->'ids' @> to_jsonb($1::bigint)`,
      [id],
    );
    if (!rows[0]) throw unknownRating();
    return rows[0].key;
  }

  /** How many gave each rating of a collection, 1 to 5. */
  async distribution(collection: string): Promise<Record<'1' | '2' | '3' | '4' | '5', number>> {
    await this.readModels.whenCurrent(collectionRatings);
    const { rows } = await this.pool.query<{ rating: 1 | 2 | 3 | 4 | 5; count: number }>(
      `SELECT rating, count(*)::int AS count FROM ${TABLE} WHERE collection = $1 GROUP BY rating`,
      [collection],
    );
    const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    for (const { rating, count } of rows) distribution[rating] = count;
    return distribution;
  }

  /** A member's own rating of a collection; null when there is none. */
  async mine(collection: string, member: string): Promise<OwnRatingDto | null> {
    await this.readModels.whenCurrent(collectionRatings);
    const { rows } = await this.pool.query<{ doc: RatingDocument }>(
      `SELECT doc FROM ${TABLE} WHERE key = $1 AND collection IS NOT NULL`,
      [streamFor(member, collection)],
    );
    if (!rows[0]) return null;
    const { id, rating, comment } = rows[0].doc;
    return { id, collection, rating, comment };
  }
}
