import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { inputOf, ValidationError } from '@toile/platform';
import { boardAdditionsSql, scopedLooksSql, type Warehouse } from '@toile/warehouse';
import { In, Repository } from 'typeorm';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { HeldLooks, LookEntity, RetagLooksDto, unknownLook } from '../../catalogue/index.js';
import { FigureQueryDto, Figures, isoTime, ReadScope, rounded, run } from '../../figures/index.js';

/** A share, as it is shown. */
export class PreviewedShareDto {
  /** @example 520 */
  numerator: number;
  /** @example 4000 */
  denominator: number;
  /**
   * Percent; null where there is nothing to be a share of.
   * @example 13
   */
  value: number | null;
}

/** What a retag would change of one trend, or of one category of them, in one season. */
export class PreviewedFigureDto {
  /**
   * Id of its definition.
   * @example "share_of_collection_v2"
   */
  definition: 'share_of_collection_v2' | 'runway_share_adoption_by_brands' | 'share_of_moodboards_v2';
  /** Whose share it is: that of a tag, or of all tags of a category together. */
  of: 'tag' | 'category';
  /**
   * Slug of the tag or of the category.
   * @example "denim"
   */
  tag: string;
  before: PreviewedShareDto;
  after: PreviewedShareDto;
}

export class PreviewedSeasonDto {
  /** @example "spring-summer-2027" */
  season: string;
  /** @example "woman" */
  type: string;
  /**
   * Published looks of it whose tags would change.
   * @example 40
   */
  looks: number;
  figures: PreviewedFigureDto[];
}

/** What a retag would change, without carrying it out. */
export class RetagPreviewDto {
  /**
   * Published looks whose tags would change.
   * @example 40
   */
  looks: number;
  /**
   * Of those that were named, drafts too: looks that keep their tags, since two people are tagging them unseen by each other.
   * @example 3
   */
  left_out: number;
  seasons: PreviewedSeasonDto[];
}

export class PreviewRetag extends Query<RetagPreviewDto> {
  constructor(readonly wanted: RetagLooksDto) {
    super();
  }
}

interface Look {
  look: string;
  designer: string;
  season: string;
  look_type: string;
  tags: string[];
}
interface Board {
  looks: string[];
}
const AT_ONCE = 10_000;

@QueryHandler(PreviewRetag)
export class PreviewRetagHandler implements IQueryHandler<PreviewRetag> {
  constructor(
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    private readonly held: HeldLooks,
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
  ) {}

  /** @throws DomainError look/unknown; ValidationError when nothing is to be changed */
  async execute({ wanted }: PreviewRetag): Promise<RetagPreviewDto> {
    const { add, remove } = wanted;
    if (add.length + remove.length === 0)
      throw new ValidationError([
        { propertyPath: '', message: 'name tags to add or to remove', code: 'custom' },
      ]);
    const { chosen, seasons: touched } = await this.found(new Set(wanted.looks));
    const retagged = (tags: readonly string[]) => [
      ...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add.map(({ slug }) => slug)]),
    ];
    const tags = [...new Set([...add.map(({ slug }) => slug), ...remove])];
    const { categoryOf } = await this.figures.names.all();
    const categories = [...new Set(tags.map(categoryOf))];
    const published = await this.publishedIn(touched);
    const groups = new Set(published.map(({ season, look_type }) => `${season}/${look_type}`));
    const seasons: PreviewedSeasonDto[] = [];
    for (const group of groups) {
      const [season = '', type = ''] = group.split('/');
      const before = published.filter((look) => look.season === season && look.look_type === type);
      const after = before.map((look) =>
        chosen.has(look.look) ? { ...look, tags: retagged(look.tags) } : look,
      );
      const looks = after.filter((look, at) => !isSame(look.tags, before[at]?.tags ?? [])).length;
      if (looks === 0) continue;
      const boards = await this.boards(season, type);
      const ofTags = tags.flatMap((tag) => {
        const has = ({ tags }: Look) => tags.includes(tag);
        const about = { of: 'tag' as const, tag };
        return [
          { definition: SHARE, ...about, before: looksShare(before, has), after: looksShare(after, has) },
          {
            definition: ADOPTION,
            ...about,
            before: brandsShare(before, has),
            after: brandsShare(after, has),
          },
          {
            definition: BOARDS,
            ...about,
            before: boardsShare(boards, before, has),
            after: boardsShare(boards, after, has),
          },
        ];
      });
      // A look that loses its only tag of a category, or gets its first, changes what all of them say together.
      const ofCategories = categories.flatMap((tag) => {
        const has = ({ tags }: Look) => tags.some((one) => categoryOf(one) === tag);
        const about = { of: 'category' as const, tag };
        return [
          { definition: SHARE, ...about, before: looksShare(before, has), after: looksShare(after, has) },
          {
            definition: BOARDS,
            ...about,
            before: boardsShare(boards, before, has),
            after: boardsShare(boards, after, has),
          },
        ];
      });
      const changed = [...ofTags, ...ofCategories].filter(
        (one) => one.before.numerator !== one.after.numerator,
      );
      seasons.push({ season, type, looks, figures: changed });
    }
    return {
      looks: seasons.reduce((sum, { looks }) => sum + looks, 0),
      left_out: new Set(wanted.looks).size - chosen.size,
      seasons,
    };
  }

  /** Those that would be retagged, and their seasons. @throws DomainError look/unknown */
  private async found(wanted: ReadonlySet<string>): Promise<{ chosen: Set<string>; seasons: string[] }> {
    const seasons = new Set<string>();
    const chosen = new Set<string>();
    const slugs = [...wanted];
    for (let at = 0; at < slugs.length; at += AT_ONCE) {
      const part = slugs.slice(at, at + AT_ONCE);
      const found = await this.looks.findBy({ slug: In(part) });
      const known = new Set(found.map(({ slug }) => slug));
      const missing = part.find((slug) => !known.has(slug));
      if (missing !== undefined) throw unknownLook(missing);
      const held = await this.held.in([...new Set(found.map(({ collection }) => collection))]);
      for (const { slug, season_slug } of found) {
        if (held.has(slug)) continue;
        chosen.add(slug);
        seasons.add(season_slug);
      }
    }
    return { chosen, seasons: [...seasons] };
  }

  /** Looks of the season and type that boards gained in its days and still hold at their end, a row a board. */
  private async boards(season: string, type: string): Promise<Board[]> {
    const scope = await this.scopes.within(inputOf(FigureQueryDto, { season, type }), 'Master');
    const { now } = await this.figures.windows.of(scope, scope.season);
    const { database } = this.warehouse;
    const sql = `SELECT groupUniqArray(look) AS looks FROM (${boardAdditionsSql(database)})
      WHERE look_key IN (SELECT look_key FROM (${scopedLooksSql(database)})) GROUP BY board_key`;
    const looks = { types: [type], cities: [], designers: [], seasons: [season] };
    const params = { as_of: isoTime(scope.asOf), ...looks, from: now.from, to: now.to };
    return run<Board>(this.warehouse, 'boards-of-looks-to-retag', sql, params);
  }

  private publishedIn(seasons: string[]): Promise<Look[]> {
    const sql = `SELECT look, designer, season, look_type, tags FROM (${scopedLooksSql(this.warehouse.database)})
      ORDER BY season DESC, look_type, look`;
    const params = { as_of: isoTime(new Date()), types: [], cities: [], designers: [], seasons };
    return run<Look>(this.warehouse, 'looks-to-retag', sql, params);
  }
}

const SHARE = 'share_of_collection_v2' as const;
const ADOPTION = 'runway_share_adoption_by_brands' as const;
const BOARDS = 'share_of_moodboards_v2' as const;
type Has = (look: Look) => boolean;
const looksShare = (looks: readonly Look[], has: Has) => shareOf(looks.filter(has).length, looks.length);
const brandsShare = (looks: readonly Look[], has: Has) =>
  shareOf(brandsIn(looks.filter(has)), brandsIn(looks));
const boardsShare = (boards: readonly Board[], looks: readonly Look[], has: Has) => {
  const having = new Set(looks.filter(has).map(({ look }) => look));
  return shareOf(
    boards.filter((board) => board.looks.some((look) => having.has(look))).length,
    boards.length,
  );
};
const brandsIn = (looks: readonly Look[]): number => new Set(looks.map(({ designer }) => designer)).size;
const shareOf = (numerator: number, denominator: number): PreviewedShareDto => ({
  numerator,
  denominator,
  value: denominator === 0 ? null : rounded((100 * numerator) / denominator, 1),
});
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tag) => b.includes(tag));
