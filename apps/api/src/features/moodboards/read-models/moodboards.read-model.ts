import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LISTING_PAGE_SIZE, MOODBOARD_RESTORE_DAYS } from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import type { MediaKeyDto } from '../../catalogue/index.js';
import { notYours, unknownBoard } from '../domain/moodboard.errors.js';
import { slugOf, streamOf } from '../moodboard-stream.js';
import { MoodboardEntity } from './moodboard.entity.js';
import { type MoodboardDocument, moodboardDetails } from './moodboard-details.projection.js';

export interface StoredBoard {
  slug: string;
  doc: MoodboardDocument;
}
export type DeletedBoard = { slug: string; doc: Extract<MoodboardDocument, { status: 'deleted' }> };

/** Reads `moodboard-details`, once it has everything that was committed before. */
@Injectable()
export class MoodboardsReadModel {
  constructor(
    @InjectRepository(MoodboardEntity) private readonly boards: Repository<MoodboardEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** A page of a member's boards whose name holds `search`, the last changed first, and how many there are in all. */
  async list(
    owner: string,
    input: { page: number; search: string; wanted: MediaKeyDto | undefined },
  ): Promise<{ boards: (StoredBoard & { contains: boolean })[]; total: number }> {
    await this.readModels.whenCurrent(moodboardDetails);
    const named = this.boards
      .createQueryBuilder('board')
      .where({ owner, open: true })
      .andWhere("strpos(lower(board.doc->>'name'), lower(:search)) > 0", { search: input.search });
    const total = await named.getCount();
    const wanted = JSON.stringify([input.wanted ?? { type: 'none' }]);
    const { entities, raw } = await named
      .addSelect("board.doc->'items' @> :wanted::jsonb", 'contains')
      .setParameter('wanted', wanted)
      .orderBy('board.updated_at', 'DESC')
      .addOrderBy('board.key')
      .limit(LISTING_PAGE_SIZE)
      .offset((input.page - 1) * LISTING_PAGE_SIZE)
      .getRawAndEntities<{ contains: boolean }>();
    const boards = entities.map((board, row) => ({
      ...toStored(board),
      contains: raw[row]?.contains ?? false,
    }));
    return { boards, total };
  }

  /** Those of the pictures (`type:slug`) that stand on an open board of the member. */
  async saved(owner: string, pictures: readonly string[]): Promise<string[]> {
    await this.readModels.whenCurrent(moodboardDetails);
    const rows: { picture: string }[] = await this.boards.query(
      `SELECT DISTINCT picture
       FROM ${this.boards.metadata.tablePath} board,
         jsonb_array_elements(board.doc->'items') item,
         concat(item->>'type', ':', item->>'slug') picture
       WHERE board.owner = $1 AND board.open AND picture = ANY($2)`,
      [owner, pictures],
    );
    return rows.map(({ picture }) => picture);
  }

  /** A member's open board of that name, the oldest if there are several. */
  async named(owner: string, name: string): Promise<{ slug: string; token: string | null } | undefined> {
    await this.readModels.whenCurrent(moodboardDetails);
    const board = await this.boards
      .createQueryBuilder('board')
      .where({ owner, open: true })
      .andWhere("board.doc->>'name' = :name", { name })
      .orderBy('board.key')
      .limit(1)
      .getOne();
    return board ? { slug: slugOf(board.key), token: board.token } : undefined;
  }

  /** A member's own board. @throws DomainError moodboard/unknown, moodboard/forbidden */
  async own(owner: string, slug: string): Promise<StoredBoard> {
    await this.readModels.whenCurrent(moodboardDetails);
    const board = await this.boards.findOneBy({ key: streamOf(slug), open: true });
    if (!board) throw unknownBoard();
    if (board.owner !== owner) throw notYours();
    return toStored(board);
  }

  /** The board that is shared under the token. @throws DomainError moodboard/unknown */
  async shared(token: string): Promise<StoredBoard> {
    await this.readModels.whenCurrent(moodboardDetails);
    const board = await this.boards.findOneBy({ token, open: true });
    if (!board) throw unknownBoard();
    return toStored(board);
  }

  /** A board by its slug, for its owner, or by the token it is shared under. @throws DomainError as `own` and `shared` */
  addressed(address: string, viewer: string | undefined): Promise<StoredBoard> {
    const isSlug = /^[0-9a-f]{16}$/.test(address) && viewer !== undefined;
    return isSlug ? this.own(viewer, address) : this.shared(address);
  }

  /** When a board that is shared changed last; empty while none is. */
  async lastChangeOfShared(): Promise<string> {
    await this.readModels.whenCurrent(moodboardDetails);
    const last = await this.boards
      .createQueryBuilder('board')
      .select('max(board.updated_at)', 'at')
      .where('board.open AND board.token IS NOT NULL')
      .getRawOne<{ at: string | null }>();
    return last?.at ?? '';
  }

  /** Pictures of members' own that hang on boards which are there or can still be restored. */
  async ownPictures(): Promise<string[]> {
    await this.readModels.whenCurrent(moodboardDetails);
    const rows: { picture: string }[] = await this.boards.query(
      `SELECT DISTINCT item->>'picture' AS picture
       FROM ${this.boards.metadata.tablePath} board, jsonb_array_elements(board.doc->'items') item
       WHERE item->>'type' = 'picture'
         AND (board.open OR (board.doc->>'deletedAt')::timestamptz > now() - make_interval(days => $1))`,
      [MOODBOARD_RESTORE_DAYS],
    );
    return rows.map(({ picture }) => picture);
  }

  /** A member's boards that can still be restored, the last deleted first, a hundred at most. */
  async deleted(owner: string): Promise<DeletedBoard[]> {
    await this.readModels.whenCurrent(moodboardDetails);
    const boards = await this.boards
      .createQueryBuilder('board')
      .where({ owner, open: false })
      .andWhere("(board.doc->>'deletedAt')::timestamptz > now() - make_interval(days => :days)", {
        days: MOODBOARD_RESTORE_DAYS,
      })
      .orderBy("board.doc->>'deletedAt'", 'DESC')
      .addOrderBy('board.key')
      .limit(100)
      .getMany();
    return boards.map((board) => toStored(board) as DeletedBoard);
  }
}

const toStored = ({ key, doc }: MoodboardEntity): StoredBoard => ({ slug: slugOf(key), doc });
