import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow, Season } from '@toile/contracts';
import { type Described, ratio, type Share, shareRow } from '../../figure/figure-row.js';
import { ranks } from '../../figure/ranks.js';
import { type Dimension, WHOLE } from '../../measures/measure-params.js';
import { inSeasons } from '../../measures/windows.query.js';
import { ALL_CATEGORIES } from '../../scope/figure-query.dto.js';
import { categoryName, type Names } from '../../scope/names.js';
import type { Scope } from '../../scope/scope.js';
import { Figures } from '../figures.js';

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
      const share = (slug: string, key: string): Share => ({
        numerator: looks.of(slug, key).looks,
        denominator: looks.of(slug, WHOLE).looks,
      });
      return {
        keys: looks.keys,
        now: (key) => share(season.slug, key),
        before: (key) => (previous ? share(previous, key) : undefined),
      };
    });
  }

  searches(scope: Scope): Promise<Figure> {
    return this.answer('search_percentage_v2', scope, 2, searchCells, async (season, dimension, names) => {
      const windows = await this.figures.windows.of(scope, season);
      const [searches, earlier] = await this.figures.searches.by(dimension, scope, names, windows);
      return { keys: searches.keys, now: searches.share, before: (key) => earlier?.share(key) };
    });
  }

  moodboards(scope: Scope): Promise<Figure> {
    return this.answer('share_of_moodboards_v2', scope, 1, boardCells, async (season, dimension, names) => {
      const brands = await this.figures.brandsOf(scope, season);
      const windows = inSeasons(await this.figures.windows.of(scope, season), season);
      const [boards, earlier] = await this.figures.boards.by(dimension, scope, names, windows, brands);
      return { keys: boards.keys, now: boards.share, before: (key) => earlier?.share(key) };
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
      const keys = measured.keys
        .filter((key) => isAll || names.categoryOf(key) === category)
        .filter((key) => !scope.trend || key === scope.trend.slug);
      const describe = (key: string): Described => ({
        label: dimension === 'category' ? categoryName(key) : names.tag(key),
        tag_name: key,
        season_short: season.short_name,
      });
      rows.push(...ranked(keys, describe, measured, digits).map((row) => ({ ...row, ...cells(row) })));
    }
    const { now } = await this.figures.windows.of(scope, scope.season);
    const window = definition === 'share_of_collection_v2' ? await this.figures.showDays(scope) : now;
    return this.figures.answer(definition, scope, window, rows);
  }
}

/** Rows by rank, those that are hidden at the end: where they would stand says too much. */
export function ranked(
  keys: readonly string[],
  describe: (key: string) => Described,
  { now, before }: Pick<Measured, 'now' | 'before'>,
  digits: number,
): FigureRow[] {
  const rows = keys.map((key) => ({ key, row: shareRow(describe(key), now(key), before(key), digits) }));
  const shown = rows.filter(({ row }) => !row.suppressed && row.value !== null);
  const hidden = rows.filter(({ row }) => row.suppressed || row.value === null);
  const rank = ranks(new Map(shown.map(({ key }) => [key, ratio(now(key))])));
  const earlier = previousRanks(keys, before);
  const byName = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
  shown.sort((a, b) => (rank.get(a.key) ?? 0) - (rank.get(b.key) ?? 0) || byName(a, b));
  return [
    ...shown.map(({ key, row }) => ({
      ...row,
      ranking: rank.get(key) ?? null,
      previous_ranking: earlier.get(key) ?? null,
    })),
    ...hidden.sort(byName).map(({ row }) => row),
  ];
}

/** Ranks in what is compared with; who is hidden there has none. */
function previousRanks(keys: readonly string[], before: Measured['before']): Map<string, number> {
  const values = new Map<string, number>();
  for (const key of keys) {
    const share = before(key);
    if (!share || share.denominator === 0 || share.numerator === 0) continue;
    if (!shareRow({ label: key }, share, undefined, 0).suppressed)
      values.set(key, share.numerator / share.denominator);
  }
  return ranks(values);
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
