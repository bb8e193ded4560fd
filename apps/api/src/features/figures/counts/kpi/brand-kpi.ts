import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow, Reference } from '@toile/contracts';
import { countRow, shareRow } from '../../figure/figure-row.js';
import { inSeasons } from '../../measures/windows.query.js';
import type { Scope } from '../../scope/scope.js';
import { boardCells, runwayCells, searchCells } from '../category-overview/category-overview.js';
import { Figures, ranksOf } from '../figures.js';

/** A brand in one season beside the same season a year earlier: looks, runway share, traffic and rank, searches, boards. */
@Injectable()
export class BrandKpi {
  constructor(private readonly figures: Figures) {}

  async of(input: Scope, brand: Reference): Promise<Figure> {
    // The brand is the numerator here; the denominator is everybody's.
    const scope: Scope = { ...input, brand: null };
    const { season } = scope;
    const names = await this.figures.names.all();
    const windows = await this.figures.windows.of(scope, season);
    const previous = season.previous ?? '';
    const [looks, [traffic, earlierTraffic], [searches, earlierSearches], [boards, earlierBoards]] =
      await Promise.all([
        this.figures.looks.by('brand', scope, names, [season.slug, previous]),
        this.figures.traffic.byBrand(scope, windows),
        this.figures.searches.by('brand', scope, names, windows),
        this.figures.boards.by('brand', scope, names, inSeasons(windows, season)),
      ]);
    const runway = (slug: string) => looks.share(slug, brand.slug);
    const shown = (slug: string) => ({ value: looks.of(slug, brand.slug).looks });
    const row = (label: string) => ({ label, season_short: season.short_name, tag_name: brand.slug });
    const trafficRow = shareRow(
      row('traffic'),
      traffic.share(brand.slug),
      earlierTraffic?.share(brand.slug),
      2,
    );
    const rank = (measure: typeof traffic | null, slug: string) =>
      measure ? (ranksOf(measure.keys, measure.share).get(slug) ?? null) : null;
    const runwayRow = shareRow(row('runway_share'), runway(season.slug), runway(previous), 1);
    const searchRow = shareRow(
      row('searches'),
      searches.share(brand.slug),
      earlierSearches?.share(brand.slug),
      2,
    );
    const boardRow = shareRow(
      row('moodboards'),
      boards.share(brand.slug),
      earlierBoards?.share(brand.slug),
      1,
    );
    const rows: FigureRow[] = [
      countRow(row('looks'), shown(season.slug), shown(previous)),
      { ...runwayRow, ...runwayCells(runwayRow) },
      {
        ...trafficRow,
        ranking: rank(traffic, brand.slug),
        previous_ranking: rank(earlierTraffic, brand.slug),
      },
      { ...searchRow, ...searchCells(searchRow) },
      { ...boardRow, ...boardCells(boardRow) },
    ];
    return this.figures.answer('brands_kpi', { ...input, brand }, windows.now, rows);
  }
}
