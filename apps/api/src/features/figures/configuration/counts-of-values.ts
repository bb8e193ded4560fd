import { Injectable } from '@nestjs/common';
import { COUNTRIES, type FigureFilter } from '@toile/contracts';
import { Figures } from '../counts/figures.js';
import { KEYS_OF_LOOK, lookParams, WHOLE } from '../measures/measure-params.js';
import { ScopedLooks } from '../measures/scoped-looks.js';
import { ALL_CATEGORIES, ALL_CITIES, ALL_COUNTRIES } from '../scope/figure-query.dto.js';
import type { Names } from '../scope/names.js';
import { ReadScope } from '../scope/read-scope.js';
import type { Scope } from '../scope/scope.js';

interface Row {
  key: string;
  looks: number;
}
type OfLooks = Extract<FigureFilter, 'type' | 'city' | 'category' | 'season' | 'brand' | 'trend'>;
/** Each has a Top 20 of its own. */
const OWN_TOP = ['type', 'city', 'season'] as const;
type OwnTop = (typeof OWN_TOP)[number];

/** SQL of the values a look has of each filter that chooses looks, and what all of them together are called. */
const VALUES: Record<OfLooks, { keys: string; all?: string }> = {
  type: { keys: '[look_type]' },
  city: { keys: '[city]', all: ALL_CITIES },
  category: { keys: KEYS_OF_LOOK.category, all: ALL_CATEGORIES },
  season: { keys: '[season]' },
  brand: { keys: KEYS_OF_LOOK.brand },
  trend: { keys: KEYS_OF_LOOK.tag },
};
const isOwnTop = (filter: string): filter is OwnTop => OWN_TOP.some((one) => one === filter);
const isOfLooks = (filter: string): filter is OfLooks => filter in VALUES;

const sql = (looks: string, keys: string) => `
  SELECT arrayJoin(arrayConcat(['${WHOLE}'], arrayMap(key -> toString(key), ${keys}))) AS key, count() AS looks
  FROM (${looks}) WHERE {trend:String} = '' OR has(tags, {trend:String}) GROUP BY key`;

/** What each value of a filter leaves, whatever else is chosen. */
@Injectable()
export class CountsOfValues {
  constructor(
    private readonly figures: Figures,
    private readonly scoped: ScopedLooks,
    private readonly scopes: ReadScope,
  ) {}

  /** Looks by value; of countries, searches that came from there. Null where a value chooses no rows. */
  async of(filter: FigureFilter, scope: Scope): Promise<Map<string, number> | null> {
    const names = await this.figures.names.all();
    const of = filter === 'compare' ? 'season' : filter;
    if (isOwnTop(of) && scope.input.scope === 'top-20-brands') return this.ofTops(of, scope, names);
    if (isOfLooks(of)) return this.looks(of, scope, names);
    if (of === 'scope') return this.brandScopes(scope, names);
    return of === 'country' ? this.countries(scope, names) : null;
  }

  private async looks(filter: OfLooks, scope: Scope, names: Names): Promise<Map<string, number>> {
    const { keys, all } = VALUES[filter];
    const seasons = filter === 'season' ? [] : [scope.season.slug];
    const brands = await this.figures.brandsOf(scope);
    const of = lookParams(filter === 'brand' ? { ...scope, brand: null } : scope, names, seasons, brands);
    const rows = await this.scoped.rows<Row>(scope, seasons, {
      name: `looks-by-value-of-${filter}`,
      from: ['catalogue'],
      sql: (looks) => sql(looks, keys),
      params: {
        ...of,
        ...(filter === 'type' && { types: [] }),
        ...(filter === 'city' && { cities: [] }),
        trend: filter === 'trend' ? '' : (scope.trend?.slug ?? ''),
      },
    });
    return new Map(
      rows.flatMap(({ key, looks }) => (key !== WHOLE ? [[key, looks]] : all ? [[all, looks]] : [])),
    );
  }

  private async brandScopes({ input, environment }: Scope, names: Names): Promise<Map<string, number>> {
    const counts = ['all-brands', 'top-20-brands'] as const;
    return new Map(
      await Promise.all(
        counts.map(async (scope): Promise<[string, number]> => {
          const own = await this.scopes.within({ ...input, scope }, environment);
          return [scope, await this.whole(own, names)];
        }),
      ),
    );
  }

  /** Of the Top 20 of each value. */
  private async ofTops(filter: OwnTop, scope: Scope, names: Names): Promise<Map<string, number>> {
    const { compare: _, ...input } = scope.input;
    const values = await this.looks(filter, { ...scope, input: { ...input, scope: 'all-brands' } }, names);
    return new Map(
      await Promise.all(
        [...values.keys()].map(async (value): Promise<[string, number]> => {
          const own = await this.scopes.within({ ...input, [filter]: value }, 'Master');
          return [value, await this.whole(own, names)];
        }),
      ),
    );
  }

  private async whole(scope: Scope, names: Names): Promise<number> {
    return (await this.looks('category', scope, names)).get(ALL_CATEGORIES) ?? 0;
  }

  /** Searches for the trend where there is one. */
  private async countries(scope: Scope, names: Names): Promise<Map<string, number>> {
    const { now } = await this.figures.windows.of(scope, scope.season);
    const found = await this.figures.searches.byCountry(`tag:${scope.trend?.slug}`, scope, names, now);
    const counts = new Map<string, number>();
    for (const [code, share] of found) {
      const known = COUNTRIES.find((country) => country.code === code)?.slug;
      const slug = code === WHOLE ? ALL_COUNTRIES : (known ?? 'other');
      const searches = scope.trend ? share.numerator : share.denominator;
      counts.set(slug, (counts.get(slug) ?? 0) + searches);
    }
    return counts;
  }
}
