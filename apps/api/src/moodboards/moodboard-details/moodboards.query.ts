import { Inject, Injectable } from '@nestjs/common';
import {
  type DeletedMoodboard,
  LISTING_PAGE_SIZE,
  type MediaType,
  MOODBOARD_ITEMS,
  MOODBOARD_RESTORE_DAYS,
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
  /** Part of a name. */
  search: z.string().max(120).optional(),
});
export const moodboardPageSchema = z.object({
  page,
  page_size: z.coerce.number().int().min(1).max(MOODBOARD_ITEMS).default(LISTING_PAGE_SIZE),
});
type Asked = z.infer<typeof moodboardPageSchema>;

const TABLE = `${readSchema(moodboardDetails)}.document`;

/** Names that hold the words, whatever their case; all of them when there are none. */
const NAMED = "strpos(lower(doc->>'name'), lower($3)) > 0";

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
       WHERE owner = $1 AND open AND ${NAMED} ORDER BY updated_at DESC, key LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}`,
      [owner, JSON.stringify([wanted(asked) ?? { type: 'none' }]), asked.search ?? ''],
    );
    const results = rows.map(({ key, doc, contains }) => ({
      ...toSummary(slugOf(key), doc, doc.version),
      ...{ token: doc.token, contains, updated_at: doc.updated_at },
    }));
    const total_count = rows[0]?.total ?? (asked.page > 1 ? await this.count(owner, asked.search ?? '') : 0);
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
  async own(owner: string, slug: string, asked: Asked): Promise<MoodboardPage> {
    return this.page(await this.ownRow(owner, slug), asked);
  }

  private async ownRow(owner: string, slug: string): Promise<Row> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<Row>(`SELECT key, doc FROM ${TABLE} WHERE key = $1 AND open`, [
      streamOf(slug),
    ]);
    if (!rows[0]) throw unknownBoard();
    if (rows[0].doc.owner !== owner) throw notYours();
    return rows[0];
  }

  /** A page of the board that is shared under the token. @throws DomainError moodboard/unknown */
  async shared(token: string, asked: Asked): Promise<MoodboardPage> {
    return this.page(await this.sharedRow(token), asked);
  }

  /**
   * All of the board that is shared under the token; its owner may name it by its slug, shared or not.
   * @throws DomainError moodboard/unknown, moodboard/forbidden
   */
  async whole(address: string, reader?: string): Promise<BoardToDraw & { slug: string; version: number }> {
    const isSlug = /^[0-9a-f]{16}$/.test(address) && reader !== undefined;
    const { key, doc } = isSlug ? await this.ownRow(reader, address) : await this.sharedRow(address);
    const streets = doc.items.flatMap(({ type, slug }) => (type === 'street-style' ? [slug] : []));
    const [items, photographers] = await Promise.all([
      this.withLooks(doc.items),
      this.media.photographers(streets),
    ]);
    const { name, description, cover, version, updated_at } = doc;
    return {
      slug: slugOf(key),
      version,
      name,
      description,
      cover,
      changedAt: updated_at,
      items,
      photographers,
    };
  }

  private async sharedRow(token: string): Promise<Row> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<Row>(`SELECT key, doc FROM ${TABLE} WHERE token = $1 AND open`, [
      token,
    ]);
    if (!rows[0]) throw unknownBoard();
    return rows[0];
  }

  /** A member's boards that can still be restored, the last deleted first. */
  async deleted(owner: string): Promise<Page<DeletedMoodboard>> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<{
      key: string;
      doc: Extract<MoodboardDocument, { status: 'deleted' }>;
    }>(
      `SELECT key, doc FROM ${TABLE} WHERE owner = $1 AND NOT open
       AND (doc->>'deletedAt')::timestamptz > now() - interval '${MOODBOARD_RESTORE_DAYS} days'
       ORDER BY doc->>'deletedAt' DESC, key LIMIT 100`,
      [owner],
    );
    const results = rows.map(({ key, doc }) => {
      const { slug, name, count, cover } = toSummary(slugOf(key), doc, doc.version);
      const until = new Date(Date.parse(doc.deletedAt) + MOODBOARD_RESTORE_DAYS * 86_400_000).toISOString();
      return { slug, name, count, cover, deleted_at: doc.deletedAt, until };
    });
    return { results, total_count: results.length, page: 1, page_size: 100 };
  }

  private async count(owner: string, search: string): Promise<number> {
    const { rows } = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${TABLE} WHERE owner = $1 AND open AND ${NAMED.replace('$3', '$2')}`,
      [owner, search],
    );
    return rows[0]?.total ?? 0;
  }

  private async page({ key, doc }: Row, { page, page_size }: Asked): Promise<MoodboardPage> {
    const items = doc.items.slice((page - 1) * page_size, page * page_size);
    return {
      results: await this.withLooks(items),
      ...{ total_count: doc.items.length, page, page_size, version: doc.version },
      moodboard: {
        ...toSummary(slugOf(key), doc, doc.version),
        token: doc.token,
        description: doc.description,
        cover_item: doc.cover,
      },
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
