import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow, Season } from '@toile/contracts';
import { type Described, type Share, shareRow } from '../../figure/figure-row.js';
import type { Dimension } from '../../measures/measure-params.js';
import { inSeasons } from '../../measures/windows.query.js';
import { ALL_CATEGORIES } from '../../scope/figure-query.dto.js';
import { categoryName, type Names } from '../../scope/names.js';
import type { Scope } from '../../scope/scope.js';
import { Figures, ranksOf } from '../figures.js';

interface Measured {
  keys: readonly string[];
  now(key: string): Share;
  before(key: string): Share | undefined;
}

/**
 * A row for each tag category, for each trend of the chosen one, or for the one trend asked about, of every season side
 * by side. The category chooses rows, never the denominator.
 */
@Injectable()
export class CategoryOverview {
  constructor(private readonly figures: Figures) {}

  runwayShare(scope: Scope): Promise<Figure> {
    return this.answer('share_of_collection_v2', scope, 1, runwayCells, async (season, dimension, names) => {
      const brands = await this.figures.brandsOf(scope, season);
      const seasons = [season.slug, ...(season.previous ? [season.previous] : [])];
      const { previous } = season;
      if (scope.input.definition === '1') {
        const means = await this.figures.looks.means(dimension, scope, names, seasons, brands);
        return {
          keys: means.keys,
          now: (key) => means.share(season.slug, key),
          before: (key) => (previous ? means.share(previous, key) : undefined),
        };
      }
      const looks = await this.figures.looks.by(dimension, scope, names, seasons, brands);
      return {
        keys: looks.keys,
        now: (key) => looks.share(season.slug, key),
        before: (key) => (previous ? looks.share(previous, key) : undefined),
      };
    });
  }

  searches(scope: Scope): Promise<Figure> {
    return this.answer('search_percentage_v3', scope, 2, searchCells, async (season, dimension, names) => {
      const windows = await this.figures.windows.of(scope, season);
      const [searches, earlier] = await this.figures.searches.by(dimension, scope, names, windows);
      const keys = eitherOf(searches.keys, earlier?.keys);
      return { keys, now: searches.share, before: (key) => earlier?.share(key) };
    });
  }

  moodboards(scope: Scope): Promise<Figure> {
    return this.answer('share_of_moodboards_v2', scope, 1, boardCells, async (season, dimension, names) => {
      const brands = await this.figures.brandsOf(scope, season);
      const windows = inSeasons(await this.figures.windows.of(scope, season), season);
      const [boards, earlier] = await this.figures.boards.by(dimension, scope, names, windows, brands);
      const keys = eitherOf(boards.keys, earlier?.keys);
      return { keys, now: boards.share, before: (key) => earlier?.share(key) };
    });
  }

  private async answer(
    definition: string,
    scope: Scope,
    digits: number,
    cells: (row: FigureRow) => Partial<FigureRow>,
    measure: (season: Season, dimension: Dimension, names: Names) => Promise<Measured>,
  ): Promise<Figure> {
    const names = await this.figures.names.all();
    const { category } = scope.input;
    const isAll = category === ALL_CATEGORIES;
    // Of one trend its own row, whatever its category.
    const dimension: Dimension = isAll && !scope.trend ? 'category' : 'tag';
    const rows: FigureRow[] = [];
    const all = await Promise.all(scope.seasons.map((season) => measure(season, dimension, names)));
    for (const [at, season] of scope.seasons.entries()) {
      const measured = all[at];
      if (!measured) continue;
      const keys = measured.keys.filter((key) => isAll || names.categoryOf(key) === category);
      const describe = (key: string): Described => ({
        label: dimension === 'category' ? categoryName(key) : names.tag(key),
        tag_name: key,
        season_short: season.short_name,
      });
      const own = ranked(keys, describe, measured, digits).filter(
        ({ tag_name }) => !scope.trend || tag_name === scope.trend.slug,
      );
      rows.push(...own.map((row) => ({ ...row, ...cells(row) })));
    }
    const { now } = await this.figures.windows.of(scope, scope.season);
    const window = definition === 'share_of_collection_v2' ? await this.figures.showDays(scope) : now;
    return this.figures.answer(definition, scope, window, rows);
  }
}

/** What there is in either window: what fell to nothing is listed, and was among those it is ranked with before. */
export const eitherOf = (now: readonly string[], before: readonly string[] = []): string[] => [
  ...new Set([...now, ...before]),
];

/**
 * Rows by rank among all keys; those of nothing at the end, without a rank. A key that never had anything is no row.
 * @param keys of now and of before: an earlier rank is among all there were then
 */
export function ranked(
  keys: readonly string[],
  describe: (key: string) => Described,
  { now, before }: Pick<Measured, 'now' | 'before'>,
  digits: number,
): FigureRow[] {
  const rank = ranksOf(keys, now);
  const earlier = ranksOf(keys, before);
  const last = keys.length + 1;
  return keys
    .filter((key) => rank.has(key) || earlier.has(key))
    .sort((a, b) => (rank.get(a) ?? last) - (rank.get(b) ?? last) || a.localeCompare(b))
    .map((key) => ({
      ...shareRow(describe(key), now(key), before(key), digits),
      ranking: rank.get(key) ?? null,
      previous_ranking: earlier.get(key) ?? null,
    }));
}

export const runwayCells = (row: FigureRow): Partial<FigureRow> => ({
  share_of_collection_v2: row.value,
  yoy_evol_share_of_collection_v2: row.evolution,
});
export const searchCells = (row: FigureRow): Partial<FigureRow> => ({
  search_percentage_v2: row.value,
  percentage_evolution_v2: row.evolution,
});
export const boardCells = (row: FigureRow): Partial<FigureRow> => ({ share_of_moodboards_v2: row.value });
