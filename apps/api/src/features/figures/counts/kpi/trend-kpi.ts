import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow, Reference } from '@toile/contracts';
import { type Share, shareRow } from '../../figure/figure-row.js';
import type { Scope } from '../../scope/scope.js';
import { eitherOf, ranked, runwayCells, searchCells } from '../category-overview/category-overview.js';
import { Figures } from '../figures.js';
import { limited } from '../graphs/graphs.js';

/** A riser is large enough to be believed in both seasons, a faller in the one before (metrics, "KPIs"). */
const RISER_LOOKS = 30;
const RISER_SHARE = 0.01;
const RISERS = 10;

@Injectable()
export class TrendKpi {
  constructor(private readonly figures: Figures) {}

  /** A trend's share of searches, its evolution, and its rank among all tags. */
  async searches(scope: Scope, trend: Reference): Promise<Figure> {
    const names = await this.figures.names.all();
    const windows = await this.figures.windows.of(scope, scope.season);
    const [searches, earlier] = await this.figures.searches.by('tag', scope, names, windows);
    const keys = eitherOf(searches.keys, earlier?.keys);
    const describe = (tag_name: string) => ({
      label: names.tag(tag_name),
      tag_name,
      season_short: scope.season.short_name,
    });
    const measured = { now: searches.share, before: (key: string) => earlier?.share(key) };
    const rows = ranked(keys, describe, measured, 2)
      .filter((row) => row.tag_name === trend.slug)
      .map((row) => ({ ...row, ...searchCells(row) }));
    return this.figures.answer('trends_kpi_searches', scope, windows.now, rows);
  }

  /** Brands with at least one look of the trend among the brands that showed. */
  async adoption(scope: Scope, trend: Reference): Promise<Figure> {
    const { season } = scope;
    const names = await this.figures.names.all();
    const previous = season.previous ?? '';
    const brands = await this.figures.brandsOf(scope);
    const looks = await this.figures.looks.tagged(trend.slug, scope, names, [season.slug, previous], brands);
    const described = { label: trend.name, tag_name: trend.slug, season_short: season.short_name };
    const row = shareRow(described, looks.brands(season.slug), looks.brands(previous), 1);
    const window = await this.figures.showDays(scope);
    return this.figures.answer('runway_share_adoption_by_brands', scope, window, [row]);
  }

  /** The tags whose runway share has grown most against the same season a year earlier. */
  async risers(scope: Scope): Promise<Figure> {
    const { season } = scope;
    const names = await this.figures.names.all();
    const previous = season.previous ?? '';
    const brands = await this.figures.brandsOf(scope);
    const looks = await this.figures.looks.by('tag', scope, names, [season.slug, previous], brands);
    const { share } = looks;
    const growth = (key: string) => changeOf(share(season.slug, key), share(previous, key));
    const rows = looks.keys
      .filter((key) => isLarge(share(season.slug, key)) && isLarge(share(previous, key)) && growth(key) > 1)
      .sort((a, b) => growth(b) - growth(a) || a.localeCompare(b))
      .map((key, index): FigureRow => {
        const described = { label: names.tag(key), tag_name: key, season_short: season.short_name };
        const row = shareRow(described, share(season.slug, key), share(previous, key), 1);
        return { ...row, ...runwayCells(row), ranking: index + 1 };
      });
    return this.figures.answer(
      'homepage_trends_kpi',
      limited(scope, RISERS),
      await this.figures.showDays(scope),
      rows,
    );
  }
}

/** Whether a tag is shown enough to be believed. */
export const isLarge = ({ numerator, denominator }: Share): boolean =>
  numerator >= RISER_LOOKS && numerator >= denominator * RISER_SHARE;

/** How many times as large a share is as it was. */
export const changeOf = (now: Share, before: Share): number =>
  (now.numerator * before.denominator) / (now.denominator * before.numerator);
