import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import type { Member } from '../../../kernel/auth/member.js';
import { POOL } from '../../../kernel/tokens.js';
import { Collections, LOOKS, OwnCollectionDto, OwnCollections } from '../../catalogue/index.js';

/** A show with looks that have no tags. */
export class ShowToTagDto extends OwnCollectionDto {
  /**
   * Looks without a tag.
   * @example 12
   */
  wanting: number;
}

export class TaggingQueueDto {
  /** Those in work first, the newest first. */
  results: ShowToTagDto[];
}

/** Shows whose looks want tags: of the 200 newest in work, and of the 200 newest that readers see, with these words. */
export class TaggingQueue extends Query<TaggingQueueDto> {
  constructor(
    readonly member: Member,
    /** Words of the brand, the season, the city, the venue or the title. */
    readonly search = '',
  ) {
    super();
  }
}

const MOST = 200;

@QueryHandler(TaggingQueue)
export class TaggingQueueHandler implements IQueryHandler<TaggingQueue> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly queries: QueryBus,
    private readonly collections: Collections,
  ) {}

  async execute({ member, search }: TaggingQueue): Promise<TaggingQueueDto> {
    const [drafts, withdrawn, published] = await Promise.all(
      (['draft', 'withdrawn', 'published'] as const).map(async (state) => {
        const { results } = await this.queries.execute(
          new OwnCollections(member, 1, { search, state, size: MOST }),
        );
        return results;
      }),
    );
    const inWork = await Promise.all(
      [...(drafts ?? []), ...(withdrawn ?? [])].map(async (show) => {
        const { looks } = await this.collections.state(show.slug);
        return { ...show, wanting: [...looks.values()].filter(({ tags }) => tags.length === 0).length };
      }),
    );
    const wanting = await this.wantingOf((published ?? []).map(({ slug }) => slug));
    const seen = (published ?? []).map((show) => ({ ...show, wanting: wanting.get(show.slug) ?? 0 }));
    return { results: [...inWork, ...seen].filter((show) => show.wanting > 0) };
  }

  private async wantingOf(shows: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ collection: string; wanting: number }>(
      `SELECT collection, count(*)::int AS wanting FROM ${LOOKS}
       WHERE collection = ANY($1) AND cardinality(tag_slugs) = 0 GROUP BY collection`,
      [shows],
    );
    return new Map(rows.map(({ collection, wanting }) => [collection, wanting]));
  }
}
