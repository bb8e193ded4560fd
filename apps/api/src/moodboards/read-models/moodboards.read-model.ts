import { Inject, Injectable } from '@nestjs/common';
import { LISTING_PAGE_SIZE, MOODBOARD_RESTORE_DAYS } from '@toile/contracts';
import { type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import type { MediaKeyDto } from '../../catalogue/media-key.dto.js';
import { READ_MODELS } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { notYours, unknownBoard } from '../domain/moodboard.errors.js';
import { slugOf, streamOf } from '../moodboard-stream.js';
import { type MoodboardDocument, moodboardDetails } from './moodboard-details.projection.js';

const TABLE = `${readSchema(moodboardDetails)}.document`;

/** Names that hold the words, whatever their case; all of them when there are none. */
const NAMED = "strpos(lower(doc->>'name'), lower($2)) > 0";

interface Row {
  key: string;
  doc: MoodboardDocument;
}
export interface StoredBoard {
  slug: string;
  doc: MoodboardDocument;
}
export type DeletedBoard = { slug: string; doc: Extract<MoodboardDocument, { status: 'deleted' }> };

/** Reads `moodboard-details`, once it has everything that was committed before. */
@Injectable()
export class MoodboardsReadModel {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** A page of a member's boards whose name holds `search`, the last changed first, and how many there are in all. */
  async list(
    owner: string,
    asked: { page: number; search: string; wanted: MediaKeyDto | undefined },
  ): Promise<{ boards: (StoredBoard & { contains: boolean })[]; total: number }> {
    await this.readModels.whenCurrent(moodboardDetails);
    const offset = (asked.page - 1) * LISTING_PAGE_SIZE;
    const { rows } = await this.pool.query<Row & { total: number; contains: boolean }>(
      `SELECT key, doc, count(*) OVER ()::int AS total, doc->'items' @> $3::jsonb AS contains FROM ${TABLE}
       WHERE owner = $1 AND open AND ${NAMED} ORDER BY updated_at DESC, key LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}`,
      [owner, asked.search, JSON.stringify([asked.wanted ?? { type: 'none' }])],
    );
    const boards = rows.map(({ key, doc, contains }) => ({ slug: slugOf(key), doc, contains }));
    const total = rows[0]?.total ?? (asked.page > 1 ? await this.count(owner, asked.search) : 0);
    return { boards, total };
  }

  /** A member's open board of that name, the oldest if there are several. */
  async named(owner: string, name: string): Promise<{ slug: string; token: string | null } | undefined> {
    const board = await this.find("owner = $1 AND open AND doc->>'name' = $2 ORDER BY key LIMIT 1", [
      owner,
      name,
    ]);
    return board && { slug: board.slug, token: board.doc.token };
  }

  /** A member's own board. @throws DomainError moodboard/unknown, moodboard/forbidden */
  async own(owner: string, slug: string): Promise<StoredBoard> {
    const board = await this.find('key = $1 AND open', [streamOf(slug)]);
    if (!board) throw unknownBoard();
    if (board.doc.owner !== owner) throw notYours();
    return board;
  }

  /** The board that is shared under the token. @throws DomainError moodboard/unknown */
  async shared(token: string): Promise<StoredBoard> {
    const board = await this.find('token = $1 AND open', [token]);
    if (!board) throw unknownBoard();
    return board;
  }

  /** A member's boards that can still be restored, the last deleted first, a hundred at most. */
  async deleted(owner: string): Promise<DeletedBoard[]> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<{ key: string; doc: DeletedBoard['doc'] }>(
      `SELECT key, doc FROM ${TABLE} WHERE owner = $1 AND NOT open
       AND (doc->>'deletedAt')::timestamptz > now() - interval '${MOODBOARD_RESTORE_DAYS} days'
       ORDER BY doc->>'deletedAt' DESC, key LIMIT 100`,
      [owner],
    );
    return rows.map(({ key, doc }) => ({ slug: slugOf(key), doc }));
  }

  private async find(where: string, values: readonly string[]): Promise<StoredBoard | undefined> {
    await this.readModels.whenCurrent(moodboardDetails);
    const { rows } = await this.pool.query<Row>(`SELECT key, doc FROM ${TABLE} WHERE ${where}`, [...values]);
    return rows[0] && { slug: slugOf(rows[0].key), doc: rows[0].doc };
  }

  private async count(owner: string, search: string): Promise<number> {
    const { rows } = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${TABLE} WHERE owner = $1 AND open AND ${NAMED}`,
      [owner, search],
    );
    return rows[0]?.total ?? 0;
  }
}
