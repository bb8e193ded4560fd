import { NEWEST_VERSION, SEASONS } from '@toile/contracts';

/** What the dashboard's address says: filters, what is compared, and what a permalink pins. */
export const SCOPE_FIELDS = [
  ...([
    'type',
    'city',
    'category',
    'season',
    'compare',
    'scope',
    'metric',
    'view',
    'job',
    'country',
  ] as const),
  ...(['trend', 'brand', 'with', 'groups', 'without', 'definition', 'as_of'] as const),
] as const;
export type ScopeField = (typeof SCOPE_FIELDS)[number];
export type BoardScope = Partial<Record<ScopeField, string>>;

/** Filters a reader chooses; the others say what a page is about or which state of the data it shows. */
export const FILTER_FIELDS = ['type', 'city', 'category', 'season', 'compare', 'scope', 'metric'] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];
/** What makes a figure tell of less. */
export const NARROWING_FIELDS = ['type', 'city', 'category', 'season', 'scope', 'brand', 'trend'] as const;
export type NarrowingField = (typeof NARROWING_FIELDS)[number];

/** What holds where the address says nothing; seasons depend on who is looking. */
export type ScopeDefaults = Record<
  Exclude<ScopeField, 'trend' | 'brand' | 'with' | 'groups' | 'without' | 'definition' | 'as_of'>,
  string
>;

const IS_SAID = new Set(['1', 'true']);

/** The address and what it leaves unsaid. */
export const full = (scope: BoardScope, defaults: ScopeDefaults): BoardScope => ({
  ...defaults,
  ...scope,
  compare: comparedWith(scope, defaults),
});

/** What a season stands beside: what was chosen, the same season a year earlier, or the usual pair where none was chosen. */
function comparedWith({ season, compare }: BoardScope, defaults: Partial<BoardScope>): string {
  if (compare && compare !== (season ?? defaults.season)) return compare;
  const facts = SEASONS.find(({ slug }) => slug === season);
  const before = SEASONS.find(({ code, year }) => code === facts?.code && year === facts.year - 1);
  return before?.slug ?? defaults.compare ?? '';
}

type Given = URLSearchParams | Record<string, string | string[] | undefined>;

export function readScope(given: Given): BoardScope {
  const of = (field: string) =>
    given instanceof URLSearchParams ? given.get(field) : ([given[field] ?? ''].flat()[0] ?? '');
  const scope: BoardScope = {};
  for (const field of SCOPE_FIELDS) {
    const value = of(field)?.trim();
    if (value) scope[field] = value;
  }
  // The specification's own word for that scope.
  if (!scope.scope && IS_SAID.has(of('top_20_brands') ?? '')) scope.scope = 'top-20-brands';
  return scope;
}

/** As it stands in an address, in one order whatever was chosen first; what is the default is left unsaid. */
export function scopeQuery(scope: BoardScope, defaults: Partial<BoardScope> = {}): string {
  const query = new URLSearchParams();
  const { compare: _, ...rest } = scope;
  const unsaid = defaults.compare ? { ...defaults, compare: comparedWith(rest, defaults) } : defaults;
  for (const field of SCOPE_FIELDS) {
    const value = scope[field];
    if (value && value !== unsaid[field]) query.set(field, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The scope with changes; an empty value takes a field out. */
export function changed(scope: BoardScope, changes: BoardScope): BoardScope {
  return readScope(Object.fromEntries(Object.entries({ ...scope, ...changes })));
}

/** What goes along to another tab: everything but what one page alone is about. */
export function kept({ trend: _t, brand: _b, with: _w, groups: _g, ...rest }: BoardScope): BoardScope {
  return rest;
}

/** Without any filter: what the page is about (a season on its own page), and a pinned state, stay. */
export function withoutFilters(scope: BoardScope, keepsSeason = false): BoardScope {
  // What a reader never wants to see is no filter of this page.
  const about: readonly ScopeField[] = ['trend', 'brand', 'with', 'groups', 'without', 'as_of', 'definition'];
  const stays = keepsSeason ? [...about, 'season' as const] : about;
  return Object.fromEntries(Object.entries(scope).filter(([field]) => stays.some((one) => one === field)));
}

/** A scope that says everything, so that an address means the same tomorrow: seasons, the state of the data, the definition. */
export function pinned(scope: BoardScope, defaults: ScopeDefaults, asOf: string | null): BoardScope {
  const { season = '', compare = '' } = full(scope, defaults);
  return changed({ definition: NEWEST_VERSION, ...scope, season, compare }, asOf ? { as_of: asOf } : {});
}

/** How many filters differ from their defaults. */
export function filtersSet(scope: BoardScope, defaults: ScopeDefaults): number {
  return FILTER_FIELDS.filter((field) => scope[field] && scope[field] !== defaults[field]).length;
}
