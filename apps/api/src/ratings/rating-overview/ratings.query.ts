import { Inject, Injectable } from '@nestjs/common';
import type { OwnRating, RatingOverview } from '@toile/contracts';
import { type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import { READ_MODELS } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { unknownRating } from '../domain/rating.errors.js';
import { streamFor } from '../ratings.js';
import { collectionRatings, type RatingDocument } from './collection-ratings.projection.js';

const TABLE = `${readSchema(collectionRatings)}.document`;
/** An average of fewer ratings would show what one member thinks. */
const FEWEST_FOR_AVERAGE = 3;

@Injectable()
export class RatingsQuery {
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

  /** How a collection is rated, and by the member who asks. */
  async overview(collection: string, viewer: string | undefined): Promise<RatingOverview> {
    await this.readModels.whenCurrent(collectionRatings);
    const { rows } = await this.pool.query<{ rating: number; count: number }>(
      `SELECT rating, count(*)::int AS count FROM ${TABLE} WHERE collection = $1 GROUP BY rating`,
      [collection],
    );
    const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    for (const { rating, count } of rows) distribution[String(rating) as keyof typeof distribution] = count;
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const total = rows.reduce((sum, row) => sum + row.count * row.rating, 0);
    const average = count < FEWEST_FOR_AVERAGE ? null : Math.round((total / count) * 10) / 10;
    return { average, count, distribution, mine: viewer ? await this.mine(collection, viewer) : null };
  }

  private async mine(collection: string, viewer: string): Promise<OwnRating | null> {
    const { rows } = await this.pool.query<{ doc: RatingDocument }>(
      `SELECT doc FROM ${TABLE} WHERE key = $1 AND collection IS NOT NULL`,
      [streamFor(viewer, collection)],
    );
    if (!rows[0]) return null;
    const { id, rating, comment } = rows[0].doc;
    return { id, collection, rating, comment };
  }
}
