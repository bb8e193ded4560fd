import { Inject, Injectable } from '@nestjs/common';
import {
  LISTING_PAGE_SIZE,
  type MediaType,
  type MoodboardItem,
  type MoodboardListRow,
  type MoodboardPage,
  type Page,
} from '@toile/contracts';
import { type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import { z } from 'zod';
import { MediaLookup } from '../../catalogue/media-lookup.js';
import { READ_MODELS } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { notYours, unknownBoard } from '../domain/moodboard.errors.js';
import type { Item } from '../domain/moodboard.state.js';
import { slugOf, streamOf } from '../moodboard-stream.js';
import { toSummary } from '../moodboards.js';
import type { BoardToDraw } from '../pdf/plan-sheet.js';
import { type MoodboardDocument, moodboardDetails } from './moodboard-details.projection.js';

const page = z.coerce.number().int().min(1).max(10_000).default(1);
export const moodboardListSchema = z.object({
  page,
  look: z.string().max(200).optional(),
  street: z.string().max(200).optional(),
});
export const moodboardPageSchema = z.object({ page });

const TABLE = `${readSchema(moodboardDetails)}.document`;

interface Row {
  key: string;
  doc: MoodboardDocument;
}

/** Boards as their owners, and visitors of public pages, see them; never older than the question. */
@Injectable()
export class MoodboardsQuery {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    private readonly media: MediaLookup,
  ) {}

  /** A member's boards, the last changed first. `contains` says which hold the look that was asked with. */
  async list(owner: string, asked: z.infer<typeof moodboardListSchema>): Promise<Page<MoodboardListRow>> {
    await this.readModels.whenCurrent(moodboardDetails);
    const offset = (asked.page - 1) * LISTING_PAGE_SIZE;
    const { rows } = await this.pool.query<Row & { total: number; contains: boolean }>(
      `SELECT key, doc, count(*) OVER ()::int AS total, doc->'items' @> $2::jsonb AS contains FROM ${TABLE}
       WHERE owner = $1 AND open ORDER BY updated_at DESC, key LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}`,
      [owner, JSON.stringify([wanted(asked) ?? { type: 'none' }])],
    );
    const results = rows.map(({ key, doc, contains }) => ({
      ...toSummary(slugOf(key), doc, doc.version),
      ...{ token: doc.token, contains, updated_at: doc.updated_at },
    }));
    const total_count = rows[0]?.total ?? (asked.page > 1 ? await this.count(owner) : 0);
    return { results, total_count, page: asked.page, page_size: LISTING_PAGE_SIZE };
  }

  /** The open board of that name, the oldest if there are several. */
  async named(owner: string, name: string): Promise<{ slug: string; token: string | null } | undefined> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<Row>(
      `SELECT key, doc FROM ${TABLE} WHERE owner = $1 AND open AND doc->>'name' = $2 ORDER BY key LIMIT 1`,
      [owner, name],
    );
    return rows[0] && { slug: slugOf(rows[0].key), token: rows[0].doc.token };
  }

  /** A page of the member's own board. @throws DomainError moodboard/unknown, moodboard/forbidden */
  async own(owner: string, slug: string, at: number): Promise<MoodboardPage> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<Row>(`SELECT key, doc FROM ${TABLE} WHERE key = $1 AND open`, [
      streamOf(slug),
    ]);
    if (!rows[0]) throw unknownBoard();
    if (rows[0].doc.owner !== owner) throw notYours();
    return this.page(rows[0], at);
  }

  /** A page of the board that is shared under the token. @throws DomainError moodboard/unknown */
  async shared(token: string, at: number): Promise<MoodboardPage> {
    return this.page(await this.sharedRow(token), at);
  }

  /** All of the board that is shared under the token. @throws DomainError moodboard/unknown */
  async wholeShared(token: string): Promise<BoardToDraw & { slug: string; version: number }> {
    const { key, doc } = await this.sharedRow(token);
    const streets = doc.items.flatMap(({ type, slug }) => (type === 'street-style' ? [slug] : []));
    const [items, photographers] = await Promise.all([
      this.withLooks(doc.items),
      this.media.photographers(streets),
    ]);
    const { name, version, updated_at } = doc;
    return { slug: slugOf(key), version, name, changedAt: updated_at, items, photographers };
  }

  private async sharedRow(token: string): Promise<Row> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<Row>(`SELECT key, doc FROM ${TABLE} WHERE token = $1 AND open`, [
      token,
    ]);
    if (!rows[0]) throw unknownBoard();
    return rows[0];
  }

  private async count(owner: string): Promise<number> {
    const { rows } = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${TABLE} WHERE owner = $1 AND open`,
      [owner],
    );
    return rows[0]?.total ?? 0;
  }

  private async page({ key, doc }: Row, at: number): Promise<MoodboardPage> {
    const items = doc.items.slice((at - 1) * LISTING_PAGE_SIZE, at * LISTING_PAGE_SIZE);
    return {
      results: await this.withLooks(items),
      ...{ total_count: doc.items.length, page: at, page_size: LISTING_PAGE_SIZE, version: doc.version },
      moodboard: { ...toSummary(slugOf(key), doc, doc.version), token: doc.token },
    };
  }

  private async withLooks(items: readonly Item[]): Promise<MoodboardItem[]> {
    const looks = await this.media.summaries(items);
    return items.map((item) => ({ ...item, look: looks.get(`${item.type}:${item.slug}`) ?? null }));
  }
}

function wanted({
  look,
  street,
}: z.infer<typeof moodboardListSchema>): { type: MediaType; slug: string } | undefined {
  if (look) return { type: 'look', slug: look };
  return street ? { type: 'street-style', slug: street } : undefined;
}
