import { Injectable } from '@nestjs/common';
import {
  definitionIn,
  type Figure,
  type FigureRow,
  type Season,
  TAG_CATEGORIES,
  versionsOf,
} from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { ratio, type Share } from '../figure/figure-row.js';
import { ranks } from '../figure/ranks.js';
import { BoardsQuery } from '../measures/boards.query.js';
import { FreshnessQuery } from '../measures/freshness.query.js';
import { LooksQuery } from '../measures/looks.query.js';
import { SearchesQuery } from '../measures/searches.query.js';
import { TrafficQuery } from '../measures/traffic.query.js';
import { ViewsQuery } from '../measures/views.query.js';
import { WindowsQuery } from '../measures/windows.query.js';
import { ALL_CITIES } from '../scope/figure-query.dto.js';
import { NamesQuery } from '../scope/names.js';
import { dayInParis, type Scope, type Window } from '../scope/scope.js';
import { explain } from './explain.js';
import { FrozenTop20 } from './frozen-top20.js';

const TOP = 20;

/** What figures are made of: the measures, the windows and the frame of the answer. */
@Injectable()
export class Figures {
  constructor(
    readonly looks: LooksQuery,
    readonly searches: SearchesQuery,
    readonly boards: BoardsQuery,
    readonly traffic: TrafficQuery,
    readonly views: ViewsQuery,
    readonly windows: WindowsQuery,
    readonly names: NamesQuery,
    private readonly freshness: FreshnessQuery,
    private readonly frozen: FrozenTop20,
  ) {}

  /** @throws ValidationError when the figure has no such version */
  async answer(figure: string, scope: Scope, window: Window, rows: FigureRow[]): Promise<Figure> {
    const { definition, version } = definitionOf(figure, scope);
    const { limit, page } = scope.input;
    const told = await this.withoutLeftOut(scope, rows);
    const shown = limit ? told.slice((page - 1) * limit, page * limit) : page === 1 ? told : [];
    const fresh = await this.freshness.freshTo(scope.asOf);
    const { from, to, rule, partial } = window;
    const answer: Figure = {
      rows: shown,
      meta: {
        definition,
        version,
        filters: scope.filters,
        window: { from, to, rule },
        as_of: scope.asOf.toISOString(),
        fresh_to: new Date(Math.min(fresh.getTime(), scope.asOf.getTime())).toISOString(),
        partial,
      },
    };
    return scope.input.explain === 'true' ? { ...answer, explanation: explain(answer, scope) } : answer;
  }

  /** Rows but those of a category of tags that the reader leaves out; the others keep their ranks. */
  private async withoutLeftOut({ filters }: Scope, rows: FigureRow[]): Promise<FigureRow[]> {
    const { without } = filters;
    if (!without) return rows;
    const names = await this.names.all();
    const categoryOf = (slug: string) => (isCategory(slug) ? slug : names.categoryOf(slug));
    return rows.filter(({ tag_name }) => tag_name === null || categoryOf(tag_name) !== without);
  }

  /** Shows instead of behaviour: what a catalogue figure rests on. */
  async showDays(scope: Scope, season: Season = scope.season): Promise<Window> {
    const { now } = await this.windows.of(inSeason(scope), season);
    return { ...now, rule: `${season.short_name}: looks shown` };
  }

  /** Shows and so many days after the last of them: in which what was shown is followed. */
  async followedDays(scope: Scope, days: number): Promise<Window> {
    // Compared with nothing, so that no season before has a part in the rule.
    const { now } = await this.windows.of(inSeason(scope), { ...scope.season, previous: null }, days);
    return now;
  }

  /** The twenty brands with most traffic of a season when the scope asks for them; no limit otherwise. */
  async brandsOf(scope: Scope, season: Season = scope.season): Promise<string[]> {
    return scope.input.scope === 'top-20-brands' ? this.top20(scope, season) : [];
  }

  /** Those that showed in the scope, by traffic in the season's window; frozen when the window has ended. */
  async top20(scope: Scope, season: Season): Promise<string[]> {
    const windows = await this.windows.of(inSeason(scope), season);
    const isSecond = scope.input.definition === '2';
    const list = isSecond ? 'shown' : 'shown/3';
    const name = [scope.type.slug, scope.city?.slug ?? ALL_CITIES, season.slug, list].join('/');
    const hasClosed = scope.input.as_of === undefined && windows.now.to < dayInParis(scope.asOf);
    const frozen = hasClosed ? await this.frozen.find(name) : undefined;
    if (frozen) return frozen;
    const [names, [traffic]] = await Promise.all([this.names.all(), this.traffic.byBrand(scope, windows)]);
    const shown = new Set(
      (await this.looks.by('brand', { ...scope, brand: null }, names, [season.slug])).keys,
    );
    const brands = byShare(traffic.keys, traffic.share)
      .filter((brand) => shown.has(brand))
      .slice(0, TOP);
    return hasClosed && brands.length > 0 ? this.frozen.freeze(name, brands) : brands;
  }
}

function definitionOf(figure: string, { input }: Scope): { definition: string; version: number } {
  const found = definitionIn(figure, input.definition);
  if (found) return found;
  const message = `This figure has no such version. Allowed: ${versionsOf(figure).join(', ')}`;
  throw new ValidationError([{ propertyPath: 'definition', message, code: 'unknown_value' }]);
}

/** The scope with the season's own window, whatever days were chosen. */
function inSeason(scope: Scope): Scope {
  const { from: _from, to: _to, ...input } = scope.input;
  return { ...scope, input: { ...input, window: 'season' } };
}

const isCategory = (slug: string): boolean => TAG_CATEGORIES.some((category) => category.slug === slug);

/** Keys by share, the largest first, then by name. */
export const byShare = (keys: readonly string[], share: (key: string) => Share): string[] =>
  [...keys].sort((a, b) => ratio(share(b)) - ratio(share(a)) || a.localeCompare(b));

/** Ranks of what there is any of. */
export const ranksOf = (
  keys: readonly string[],
  share: (key: string) => Share | undefined,
): Map<string, number> =>
  ranks(
    new Map(
      keys.flatMap((key): [string, number][] => {
        const found = share(key);
        return found && ratio(found) > 0 ? [[key, ratio(found)]] : [];
      }),
    ),
  );

/** The year and day today in Paris, for draws that change daily. */
export const today = (scope: Scope): string => dayInParis(scope.asOf);
