import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type BoardReaderRole,
  type BoardRole,
  LISTING_PAGE_SIZE,
  MOODBOARD_RESTORE_DAYS,
} from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { Brackets, Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import type { MediaKeyDto } from '../../catalogue/index.js';
import { roleOn } from '../domain/board-people.state.js';
import { unknownBoard } from '../domain/moodboard.errors.js';
import { slugOf, streamOf } from '../moodboard-stream.js';
import { MoodboardEntity } from './moodboard.entity.js';
import { type MoodboardDocument, moodboardDetails } from './moodboard-details.projection.js';

export interface StoredBoard {
  slug: string;
  doc: MoodboardDocument;
}
export interface SeenBoard extends StoredBoard {
  role: BoardReaderRole;
}
export type DeletedBoard = { slug: string; doc: Extract<MoodboardDocument, { status: 'deleted' }> };

/** Boards a member made, those others let them see, or all that they may change. */
export const BOARD_LISTS = ['own', 'shared', 'editable'] as const;
export type BoardList = (typeof BOARD_LISTS)[number];

/** Reads `moodboard-details`, once it has everything that was committed before. */
@Injectable()
export class MoodboardsReadModel {
  constructor(
    @InjectRepository(MoodboardEntity) private readonly boards: Repository<MoodboardEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /**
   * A page of a member's boards whose name holds `search`, and how many there are in all: the last changed first, of those they may
   * change the one they changed last themselves.
   */
  async list(
    subject: string,
    input: { page: number; search: string; wanted: MediaKeyDto | undefined; of: BoardList },
  ): Promise<{ boards: (StoredBoard & { contains: boolean })[]; total: number }> {
    await this.readModels.whenCurrent(moodboardDetails);
    const named = this.boards
      .createQueryBuilder('board')
      .where(withThem(subject, input.of))
      .andWhere("strpos(lower(board.doc->>'name'), lower(:search)) > 0", { search: input.search });
    const total = await named.getCount();
    const wanted = JSON.stringify([input.wanted ?? { type: 'none' }]);
    const { entities, raw } = await named
      .addSelect("board.doc->'items' @> :wanted::jsonb", 'contains')
      .setParameter('wanted', wanted)
      .addSelect(input.of === 'editable' ? LAST_CHANGED_BY : "''", 'mine')
      .setParameter('subject', subject)
      .orderBy('mine', 'DESC')
      .addOrderBy('board.updated_at', 'DESC')
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

  /** Those of the pictures (`type:slug`) that stand on an open board the member may change. */
  async saved(owner: string, pictures: readonly string[]): Promise<string[]> {
    await this.readModels.whenCurrent(moodboardDetails);
    const rows: { picture: string }[] = await this.boards.query(
      `SELECT DISTINCT picture
       FROM ${this.boards.metadata.tablePath} board,
         jsonb_array_elements(board.doc->'items') item,
         concat(item->>'type', ':', item->>'slug') picture
       WHERE board.open AND picture = ANY($2)
         AND (board.owner = $1 OR board.doc->'access' @> $3::jsonb)`,
      [owner, pictures, JSON.stringify(onBoard(owner, 'edit'))],
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

  /** A board a member may see. @throws DomainError moodboard/unknown */
  async seen(subject: string, slug: string): Promise<SeenBoard> {
    const board = await this.find(slug);
    const role = board && roleOn(board.doc, subject);
    if (!board || !role) throw unknownBoard();
    return { ...board, role };
  }

  /** An open board, whosever it is. */
  async find(slug: string): Promise<StoredBoard | undefined> {
    await this.readModels.whenCurrent(moodboardDetails);
    const board = await this.boards.findOneBy({ key: streamOf(slug), open: true });
    return board ? toStored(board) : undefined;
  }

  /** The open boards of others a member is on. */
  async joined(subject: string): Promise<StoredBoard[]> {
    await this.readModels.whenCurrent(moodboardDetails);
    const boards = await this.boards
      .createQueryBuilder('board')
      .where(withThem(subject, 'shared'))
      .orderBy('board.key')
      .getMany();
    return boards.map(toStored);
  }

  /** The board to which a link invites. */
  async inviting(tokenHash: string): Promise<StoredBoard | undefined> {
    await this.readModels.whenCurrent(moodboardDetails);
    const board = await this.boards
      .createQueryBuilder('board')
      .where('board.open')
      .andWhere("board.doc->'access' @> :sought::jsonb", {
        sought: JSON.stringify({ invitations: [{ tokenHash }] }),
      })
      .getOne();
    return board ? toStored(board) : undefined;
  }

  /** The board that is shared under the token. @throws DomainError moodboard/unknown */
  async shared(token: string): Promise<StoredBoard> {
    await this.readModels.whenCurrent(moodboardDetails);
    const board = await this.boards.findOneBy({ token, open: true });
    if (!board) throw unknownBoard();
    return toStored(board);
  }

  /** A board by its slug, for who may see it, or by the token it is shared under. @throws DomainError moodboard/unknown */
  addressed(address: string, viewer: string | undefined): Promise<StoredBoard> {
    const isSlug = /^[0-9a-f]{16}$/.test(address) && viewer !== undefined;
    return isSlug ? this.seen(viewer, address) : this.shared(address);
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

/** When the reader changed it last; empty where they never did. */
const LAST_CHANGED_BY = "coalesce(board.doc->'touched'->>:subject, '')";

const onBoard = (person: string, role?: BoardRole) => ({ people: [role ? { person, role } : { person }] });

function withThem(subject: string, of: BoardList): Brackets {
  const access = JSON.stringify(onBoard(subject, of === 'editable' ? 'edit' : undefined));
  return new Brackets((where) => {
    where.where('board.open').andWhere(
      new Brackets((either) => {
        if (of !== 'shared') either.where('board.owner = :owner', { owner: subject });
        if (of !== 'own') either.orWhere("board.doc->'access' @> :access::jsonb", { access });
      }),
    );
  });
}
