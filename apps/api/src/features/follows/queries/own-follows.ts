import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { SharedBoards } from '../../moodboards/index.js';
import type { Follow } from '../domain/follows.state.js';
import { nameOfFollow } from '../follow-names.js';
import { FollowsStore } from '../follows-store.js';

const KINDS = ['brand', 'model', 'tag', 'search', 'board'] as const;

/** A board that is public now. */
export class FollowedBoardDto {
  /**
   * What the address of its public page ends with.
   * @example "mB4Yp2nQk7c1sVtXz0aLrw"
   */
  token: string;
  /**
   * As its owner calls it now.
   * @example "For winter"
   */
  name: string;
}

/** Something a member follows. */
export class FollowRowDto {
  /** @example "brand:castellani-brera" */
  id: string;
  @ApiProperty({ enum: KINDS })
  kind: (typeof KINDS)[number];
  /** Null for a search and a board. */
  slug: string | null;
  /**
   * The filters of a search; null for all else.
   * @example "type=woman&tags=lace"
   */
  search: string | null;
  /** Null for all else. */
  board: FollowedBoardDto | null;
}

export class NamedFollowDto extends FollowRowDto {
  /**
   * What a search is called, by the words of its filters; null for all else.
   * @example "Womenswear · Lace"
   */
  name: string | null;
}

export class OwnFollowsQueryDto {
  /** Of the names of searches; English when it is left out. */
  @IsOptional()
  @IsIn(LOCALES)
  language?: Locale;
}

/** As a member is told of it. @param name of a board, as it is called now */
export const toRow = (follow: Follow, name: string | null): FollowRowDto => ({
  id: follow.id,
  kind: follow.kind,
  slug: 'slug' in follow ? follow.slug : null,
  search: follow.kind === 'search' ? follow.search : null,
  board: follow.kind === 'board' ? { token: follow.board, name: name ?? '' } : null,
});

/** What a member follows, the last followed first. */
export class OwnFollowsDto {
  results: NamedFollowDto[];
  /** Whether mails tell of new looks. */
  mails: boolean;
}

export class OwnFollows extends Query<OwnFollowsDto> {
  constructor(
    readonly subject: string,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(OwnFollows)
export class OwnFollowsHandler implements IQueryHandler<OwnFollows> {
  constructor(
    private readonly store: FollowsStore,
    private readonly boards: SharedBoards,
  ) {}

  async execute({ subject, language }: OwnFollows): Promise<OwnFollowsDto> {
    const { follows, mailsSince } = await this.store.of(subject);
    const rows = follows.map(async (follow) => {
      const name =
        follow.kind === 'search' ? nameOfFollow(follow, { looks: [], name: null }, language) : null;
      if (follow.kind !== 'board') return { ...toRow(follow, null), name };
      const board = await this.boards.find(follow.board);
      // One that is not public any more is not told of.
      return board && { ...toRow(follow, board.name), name };
    });
    const results = (await Promise.all(rows)).filter((row) => row !== null);
    return { results, mails: mailsSince !== null };
  }
}
