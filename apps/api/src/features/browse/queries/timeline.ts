import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reference } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { conceptOfTag } from '@toile/vocabulary';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS, ReferenceDto, SUGGESTIONS } from '../../catalogue/index.js';

/** As many stripes are told apart. */
const STRIPES = 60;
const TAGS = 3;
/** A tag that fewer looks of a season have tells nothing of it. */
const FEWEST_LOOKS = 3;

/** A tag that marks a season among the others. */
export class MarkingTagDto extends ReferenceDto {
  /**
   * Of the season's looks that have it, 0 to 1.
   * @example 0.4
   */
  share: number;
  /**
   * Of the looks of all seasons.
   * @example 0.1
   */
  usual_share: number;
}

/** A season of a designer or a model, of one type. */
export class TimelineSeasonDto {
  season: ReferenceDto;
  type: ReferenceDto;
  /** @example 42 */
  looks_count: number;
  /** The main colour of each look in the order of the shows, sixty at most, as `#rrggbb`. */
  stripes: string[];
  /** What marks it among the others, at most three. */
  tags: MarkingTagDto[];
  /** Who showed. */
  designers: ReferenceDto[];
  /**
   * Its first look.
   * @example "castellani-brera-fall-winter-2026-look-1"
   */
  look: string;
  image_filename: string;
}

/** Seasons beside one another, the newest first. */
export class TimelineDto {
  results: TimelineSeasonDto[];
}

const OF = {
  designer: 'designer_slug = $1',
  model: 'model_slugs @> ARRAY[$1]',
} as const;

/** How the looks of a designer, or those a model wears, change from season to season. */
export class Timeline extends Query<TimelineDto> {
  constructor(
    readonly of: keyof typeof OF,
    readonly slug: string,
  ) {
    super();
  }
}

interface SeasonRow {
  season_slug: string;
  season_name: string;
  type_slug: string;
  type_name: string;
  looks_count: number;
  stripes: (string | null)[];
  designers: Reference[];
  look: string;
  image_filename: string;
  /** The tags of its looks, one look after the other, parted by blanks. */
  tags: string;
}

@QueryHandler(Timeline)
export class TimelineHandler implements IQueryHandler<Timeline> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError designer/unknown, model/unknown where there are no looks */
  async execute({ of, slug }: Timeline): Promise<TimelineDto> {
    const { rows: seasons } = await this.pool.query<SeasonRow>(
      `SELECT season_slug, min(season_name) AS season_name, type_slug, min(type_name) AS type_name, count(*)::int AS looks_count,
         (array_agg(colours[1] ORDER BY show_date, collection, position))[1:${STRIPES}] AS stripes,
         jsonb_agg(DISTINCT jsonb_build_object('slug', designer_slug, 'name', designer_name)) AS designers,
         (array_agg(slug ORDER BY show_date, collection, position))[1] AS look,
         (array_agg(image_filename ORDER BY show_date, collection, position))[1] AS image_filename,
         string_agg(array_to_string(tag_slugs, ' '), ' ') AS tags
       FROM ${LOOKS} WHERE ${OF[of]} GROUP BY season_slug, type_slug ORDER BY min(show_date) DESC, type_slug`,
      [slug],
    );
    if (seasons.length === 0) throw new DomainError(`${of}/unknown`, `There is no ${of} "${slug}".`);
    const marks = marksOf(seasons.map((row) => ({ ...row, tags: row.tags.split(' ').filter(Boolean) })));
    const names = await this.#namesOf(new Set(marks.flat().map((mark) => mark.slug)));
    return {
      results: seasons.map((row, place) => ({
        season: { slug: row.season_slug, name: row.season_name },
        type: { slug: row.type_slug, name: row.type_name },
        looks_count: row.looks_count,
        stripes: row.stripes.filter((colour) => colour !== null),
        tags: (marks[place] ?? []).map(({ slug, ...shares }) => ({
          slug,
          name: names.get(slug) ?? slug,
          ...shares,
        })),
        designers: row.designers,
        look: row.look,
        image_filename: row.image_filename,
      })),
    };
  }

  async #namesOf(tags: ReadonlySet<string>): Promise<Map<string, string>> {
    const { rows } = await this.pool.query<Reference>(
      `SELECT slug, name FROM ${SUGGESTIONS} WHERE kind = 'tag' AND slug = ANY($1)`,
      [[...tags]],
    );
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  }
}

/** What a type's looks are tagged with: how many have each tag. */
interface TypeTags {
  looks: number;
  usual: Map<string, number>;
}

/**
 * The tags by which each season stands out most from all seasons of the same type together; hair and make-up are not among them.
 * @param seasons with the tags of all their looks
 * @returns in the order of the seasons
 */
export function marksOf(
  seasons: readonly (Pick<SeasonRow, 'type_slug' | 'looks_count'> & { tags: readonly string[] })[],
): Omit<MarkingTagDto, 'name'>[][] {
  const types = new Map<string, TypeTags>();
  const counted = seasons.map(({ type_slug, looks_count, tags }) => {
    const ofType = types.get(type_slug) ?? { looks: 0, usual: new Map() };
    types.set(type_slug, ofType);
    ofType.looks += looks_count;
    const counts = new Map<string, number>();
    for (const tag of tags) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
      ofType.usual.set(tag, (ofType.usual.get(tag) ?? 0) + 1);
    }
    return { counts, ofType, looks: looks_count };
  });
  return counted.map(({ counts, ofType, looks }) =>
    [...counts]
      .filter(([, count]) => count >= FEWEST_LOOKS)
      .map(([slug, count]) => ({
        slug,
        share: count / looks,
        usual_share: (ofType.usual.get(slug) ?? 0) / ofType.looks,
      }))
      .filter(({ share, usual_share }) => share > usual_share)
      .sort((a, b) => b.share - b.usual_share - (a.share - a.usual_share) || (a.slug < b.slug ? -1 : 1))
      .filter(({ slug }) => conceptOfTag(slug)?.kind !== 'beauty')
      .slice(0, TAGS),
  );
}
