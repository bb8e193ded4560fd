import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { Reference } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS, LookEntity, ReferenceDto, ReferenceLists, toSeason } from '../../catalogue/index.js';
import { KnownValues } from '../../search/index.js';
import { onePictureEach } from './one-picture-each.js';

const TRENDS = 40;
const FIRST_TYPE = 'woman';

/** A tag's part in a season's looks, beside the same half a year earlier. */
export class TrendDto extends ReferenceDto {
  /** @example 96 */
  looks_count: number;
  /**
   * Of the season's looks that have the tag, 0 to 1.
   * @example 0.08
   */
  share: number;
  /**
   * Null where nothing was shown.
   * @example 0.05
   */
  previous_share: number | null;
  image_filename: string | null;
}

/** Tags by their share of a season. */
export class TrendsDto {
  type: ReferenceDto;
  season: ReferenceDto;
  /** @example 1200 */
  looks_count: number;
  results: TrendDto[];
}

/** Tags by their share of a season; without one, of the newest of womenswear. */
export class Trends extends Query<TrendsDto> {
  constructor(readonly of?: { type: string; season: string }) {
    super();
  }
}

@QueryHandler(Trends)
export class TrendsHandler implements IQueryHandler<Trends> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
    private readonly lists: ReferenceLists,
    private readonly known: KnownValues,
  ) {}

  /** @throws ValidationError naming the types and seasons that are there; DomainError trends/unknown */
  async execute({ of: input }: Trends): Promise<TrendsDto> {
    if (input) await this.known.mustExist(input);
    const wanted = input ?? { type: FIRST_TYPE, season: await this.newestSeason() };
    const [type, season] = [
      await this.lists.find('type', wanted.type),
      await this.lists.find('season', wanted.season),
    ];
    if (!type || !season) throw new DomainError('trends/unknown', 'There is no such season.');
    return this.trends({ slug: type.slug, name: type.name }, { slug: season.slug, name: season.name });
  }

  private async newestSeason(): Promise<string> {
    const newest = await this.looks.findOne({
      select: { season_slug: true },
      where: { type_slug: FIRST_TYPE },
      order: { show_date: 'DESC', slug: 'ASC' },
    });
    return newest?.season_slug ?? (await this.lists.list('season'))[0]?.slug ?? '';
  }

  private async trends(type: Reference, season: Reference): Promise<TrendsDto> {
    const seasons = await this.lists.list('season');
    const facts = seasons.find((one) => one.slug === season.slug);
    const previous = facts ? toSeason(facts, seasons, new Date()).previous : null;
    const [now, before] = await Promise.all([
      this.shares(type.slug, season.slug),
      previous ? this.shares(type.slug, previous) : undefined,
    ]);
    const earlier = new Map(before?.tags.map((tag) => [tag.slug, tag.count]));
    const tags = now.tags.slice(0, TRENDS);
    const pictures = onePictureEach(tags.map(({ images }) => images));
    const results = tags.map(({ slug, name, count }, place): TrendDto => {
      return {
        slug,
        name,
        looks_count: count,
        share: count / now.looks,
        previous_share: before?.looks ? (earlier.get(slug) ?? 0) / before.looks : null,
        image_filename: pictures[place] ?? null,
      };
    });
    return { type, season, looks_count: now.looks, results };
  }

  /** By hand: tags lie within the rows, as JSON. */
  private async shares(type_slug: string, season_slug: string) {
    const { rows } = await this.pool.query<{ slug: string; name: string; count: number; images: string[] }>(
      `SELECT tag->>'slug' AS slug, min(tag->>'name') AS name, count(*)::int AS count,
         (array_agg(image_filename ORDER BY md5(slug)))[1:${TRENDS}] AS images
       FROM ${LOOKS}, jsonb_array_elements(tags) AS tag WHERE type_slug = $1 AND season_slug = $2
       GROUP BY 1 ORDER BY count DESC, 1`,
      [type_slug, season_slug],
    );
    return { tags: rows, looks: await this.looks.countBy({ type_slug, season_slug }) };
  }
}
