import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { nameOfFollow } from '../follow-names.js';
import { FollowsStore } from '../follows-store.js';

const KINDS = ['brand', 'model', 'tag', 'search'] as const;

/** Something a member follows. */
export class FollowRowDto {
  /** @example "brand:castellani-brera" */
  id: string;
  @ApiProperty({ enum: KINDS })
  kind: (typeof KINDS)[number];
  /** Null for a search. */
  slug: string | null;
  /**
   * The filters of a search; null for all else.
   * @example "type=woman&tags=lace"
   */
  search: string | null;
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
  constructor(private readonly store: FollowsStore) {}

  async execute({ subject, language }: OwnFollows): Promise<OwnFollowsDto> {
    const { follows, mailsSince } = await this.store.of(subject);
    return {
      results: follows.map((follow) => ({
        id: follow.id,
        kind: follow.kind,
        slug: follow.kind === 'search' ? null : follow.slug,
        search: follow.kind === 'search' ? follow.search : null,
        name: follow.kind === 'search' ? nameOfFollow(follow, [], language) : null,
      })),
      mails: mailsSince !== null,
    };
  }
}
