import { Injectable } from '@nestjs/common';
import { COUNTRIES, type Figure, type FigureRow, type Reference } from '@toile/contracts';
import { countRow, EMPTY_ROW, type Share } from '../../figure/figure-row.js';
import { rounded } from '../../figure/rounded.js';
import { LeadingTrendsQuery } from '../../measures/leading-trends.query.js';
import { WHOLE } from '../../measures/measure-params.js';
import type { Searches } from '../../measures/searches.query.js';
import { inSeasons } from '../../measures/windows.query.js';
import type { Names } from '../../scope/names.js';
import type { Scope, Windows } from '../../scope/scope.js';
import { eitherOf, ranked, runwayCells, searchCells } from '../category-overview/category-overview.js';
import { Figures, ranksOf } from '../figures.js';

/** A brand of fewer looks says little about a trend (metrics, "Graphs"). */
const FEWEST_BRAND_LOOKS = 20;
const DEFAULT_ROWS = 20;
const ALL_COUNTRIES = 'all-countries';
const NOTHING: Share = { numerator: 0, denominator: 0 };
const NOBODY: Share = { ...NOTHING, isBehaviour: true };

@Injectable()
export class Graphs {
  constructor(
    private readonly figures: Figures,
    private readonly leading: LeadingTrendsQuery,
  ) {}

  /** Tags by their share of searches. */
  async mostSearchedHome(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const windows = await this.figures.windows.home(scope);
    const [searches, earlier] = await this.figures.searches.by('tag', scope, names, windows);
    const measured = { now: searches.share, before: (key: string) => earlier?.share(key) };
    const keys = eitherOf(searches.keys, earlier?.keys);
    const rows = ranked(keys, tagRow(names, scope), measured, 2);
    const celled = rows.map((row) => ({ ...row, ...searchCells(row) }));
    return this.figures.answer('most_searched', limited(scope), windows.now, celled);
  }

  /** Theme tags by runway share. */
  async themeHome(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const { slug, previous } = scope.season;
    const brands = await this.figures.brandsOf(scope);
    const looks = await this.figures.looks.by('tag', scope, names, [slug, previous ?? ''], brands);
    const keys = looks.keys.filter((key) => names.categoryOf(key) === 'theme');
    const measured = {
      now: (key: string) => looks.share(slug, key),
      before: (key: string) => (previous ? looks.share(previous, key) : undefined),
    };
    const rows = ranked(keys, tagRow(names, scope), measured, 1).map((row) => ({
      ...row,
      ...runwayCells(row),
    }));
    return this.figures.answer('theme_home', limited(scope), await this.figures.showDays(scope), rows);
  }

  /** Brands by traffic, views or searches, beside the ranks of a year earlier. */
  async ranking(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const windows = await this.figures.windows.of(scope, scope.season);
    const top = new Set(await this.figures.brandsOf(scope));
    const isIn = (key: string) =>
      (top.size === 0 || top.has(key)) && (!scope.brand || scope.brand.slug === key);
    const rows =
      scope.input.metric === 'traffic'
        ? await this.trafficRows(scope, names, windows)
        : await this.countRows(scope, names, windows);
    const chosen = rows.filter((row) => isIn(row.tag_name ?? ''));
    return this.figures.answer(`ranking_${scope.input.metric}`, limited(scope), windows.now, chosen);
  }

  /** The twenty brands with most traffic; the list is frozen when the season closes, the numbers are not. */
  async top20Home(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const windows = await this.figures.windows.of(scope, scope.season);
    const top = await this.figures.top20(scope, scope.season);
    const rows = new Map((await this.trafficRows(scope, names, windows)).map((row) => [row.tag_name, row]));
    const shown = top.flatMap((brand): FigureRow[] => {
      const row = rows.get(brand);
      return row ? [row] : [];
    });
    return this.figures.answer('top20', limited(scope), windows.now, shown);
  }

  /** A country's searches for the trend among its searches; the index is 100 where it is as in the world. */
  async searchByCountry(scope: Scope, trend: Reference): Promise<Figure> {
    const names = await this.figures.names.all();
    const { now } = await this.figures.windows.of(scope, scope.season);
    const found = await this.figures.searches.byCountry(`tag:${trend.slug}`, scope, names, now);
    const world = found.get(WHOLE);
    const shares = new Map<string, Share>();
    for (const [code, share] of found) {
      if (code === WHOLE) continue;
      const { slug } = COUNTRIES.find((country) => country.code === code) ?? { slug: 'other' };
      const sum = shares.get(slug);
      // Of several countries together there is no interval.
      const both = sum && {
        numerator: sum.numerator + share.numerator,
        denominator: sum.denominator + share.denominator,
        isBehaviour: true,
      };
      shares.set(slug, both ?? share);
    }
    const describe = (slug: string) => ({
      label: COUNTRIES.find((country) => country.slug === slug)?.name ?? slug,
      tag_name: trend.slug,
    });
    const measured = {
      now: (slug: string) => shares.get(slug) ?? NOBODY,
      before: () => undefined,
    };
    const rows = ranked([...shares.keys()], describe, measured, 2).map((row) => ({
      ...row,
      ...searchCells(row),
      index: indexOf(row, world),
    }));
    const { country } = scope.input;
    const name = COUNTRIES.find((one) => one.slug === country)?.name;
    const chosen = country === ALL_COUNTRIES ? rows : rows.filter((row) => row.label === name);
    return this.figures.answer('search_by_country', limited(scope), now, chosen);
  }

  /** The trend's part of each brand's looks. */
  async topBrandsFeaturingTrend(scope: Scope, trend: Reference): Promise<Figure> {
    const names = await this.figures.names.all();
    const { slug, previous } = scope.season;
    const brands = await this.figures.brandsOf(scope);
    const looks = await this.figures.looks.tagged(trend.slug, scope, names, [slug, previous ?? ''], brands);
    const describe = (key: string) => ({
      label: names.brand(key),
      tag_name: key,
      season_short: scope.season.short_name,
    });
    const large = (season: string, key: string) => {
      const share = looks.share(season, key);
      return share.denominator >= FEWEST_BRAND_LOOKS ? share : undefined;
    };
    const measured = {
      now: (key: string) => large(slug, key) ?? NOTHING,
      before: (key: string) => (previous ? large(previous, key) : undefined),
    };
    const rows = ranked(looks.keys, describe, measured, 1)
      .filter((row) => row.value !== null)
      .map((row) => ({ ...row, ...runwayCells(row) }));
    return this.figures.answer(
      'top_brands_featuring_trend',
      limited(scope),
      await this.figures.showDays(scope),
      rows,
    );
  }

  /** Which trends readers had searched for last when they opened a brand's page. */
  async topTrendsLeadingToBrand(scope: Scope, brand: Reference): Promise<Figure> {
    const names = await this.figures.names.all();
    const windows = await this.figures.windows.of(scope, scope.season);
    const [led, earlier] = await this.leading.of(scope, brand.slug, windows);
    const measured = { now: led.share, before: (key: string) => earlier?.share(key) };
    const rows = ranked(eitherOf(led.keys, earlier?.keys), tagRow(names, scope), measured, 1);
    return this.figures.answer('top_trends_leading_to_brand', limited(scope), windows.now, rows);
  }

  private async trafficRows(scope: Scope, names: Names, windows: Windows): Promise<FigureRow[]> {
    const [traffic, earlier] = await this.figures.traffic.byBrand(scope, windows);
    const measured = { now: traffic.share, before: (key: string) => earlier?.share(key) };
    const describe = (key: string) => ({
      label: names.brand(key),
      tag_name: key,
      season_short: scope.season.short_name,
    });
    return ranked(eitherOf(traffic.keys, earlier?.keys), describe, measured, 2);
  }

  private async countRows(scope: Scope, names: Names, { now, before }: Windows): Promise<FigureRow[]> {
    const windows = inSeasons({ now, before }, scope.season);
    const { short_name } = scope.season;
    const searched = async () => {
      const [own, previous] = await this.figures.searches.by('brand', scope, names, windows);
      return [countsOf(own), previous && countsOf(previous)] as const;
    };
    const [all, earlier] = await (scope.input.metric === 'views'
      ? this.figures.views.byBrand({ ...scope, brand: null }, names, windows)
      : searched());
    const keys = eitherOf(all.keys, earlier?.keys);
    const rank = ranksOf(keys, (key) => ({ numerator: all.count(key).value, denominator: 1 }));
    const previousRank = ranksOf(keys, (key) => ({
      numerator: earlier?.count(key).value ?? 0,
      denominator: 1,
    }));
    const last = keys.length + 1;
    return keys
      .sort((a, b) => (rank.get(a) ?? last) - (rank.get(b) ?? last) || a.localeCompare(b))
      .map((key) => ({
        ...countRow(
          { label: names.brand(key), tag_name: key, season_short: short_name },
          all.count(key),
          earlier?.count(key),
        ),
        ranking: rank.get(key) ?? null,
        previous_ranking: previousRank.get(key) ?? null,
      }));
  }
}

export const tagRow = (names: Names, scope: Scope) => (key: string) => ({
  ...EMPTY_ROW,
  label: names.tag(key),
  tag_name: key,
  season_short: scope.season.short_name,
});

const countsOf = ({ keys, count }: Searches) => ({ keys, count });

export const limited = (scope: Scope, most = DEFAULT_ROWS): Scope => ({
  ...scope,
  input: { ...scope.input, limit: scope.input.limit ?? most },
});

/** 100 times the ratio of two shares, from what was counted. */
function indexOf({ numerator, denominator }: FigureRow, world: Share | undefined): number | null {
  if (!world || !numerator || !denominator || world.numerator === 0) return null;
  return rounded((100 * numerator * world.denominator) / (denominator * world.numerator), 0);
}
