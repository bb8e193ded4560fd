import { LOCALES, type Locale, SLUG } from '@toile/contracts';
import type { Vocabulary } from '@toile/vocabulary';
import { namedIn } from '@toile/vocabulary/understanding';

/** What of a tracking message says which things it is about. */
export interface BeaconFacts {
  readonly kind: string;
  readonly target: string;
  readonly uri: string;
  readonly route_params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  /** ISO time, by which "last summer" is meant. */
  readonly occurred_at: string;
}

export interface NamedEntities {
  /** Named route of the page, without its language. */
  route: string;
  locale: string;
  /** What the page, picture or report is about: `designer:atelier-verne`. Empty for pages about nothing in particular. */
  entity: string;
  /**
   * What a search names: `tag:`, `designer:`, `season:`, `city:`, `model:` with a slug, and `text:` in lower case; behind
   * `understood:` what the text was understood as, in the same form.
   */
  searchEntities: string[];
}

const PREFIX = new RegExp(`^(?:https?://[^/]+)?/(${LOCALES.join('|')})(?=[/?#]|$)`);
const SUFFIX = new RegExp(`^(.+)\\.(${LOCALES.join('|')})$`);
const MAX_ENTITIES = 50;
const MAX_TEXT = 100;
const MAX_UNDERSTOOD = 100;
const MOST_REMEMBERED = 10_000;
const understood = new WeakMap<Vocabulary, Map<string, string[]>>();

/** Pages about one thing: its kind, and the route parameter that names it. */
const PAGES: Record<string, readonly [kind: string, parameter: string]> = {
  designer_show: ['designer', 'slug'],
  collection_type_designer: ['designer', 'designer'],
  collection_show: ['collection', 'slug'],
  look_show: ['look', 'slug'],
  street_show: ['street-style', 'slug'],
  model_show: ['model', 'slug'],
  agency_show: ['agency', 'slug'],
  live_show: ['live', 'slug'],
  live_calendar: ['season', 'season'],
  trends_show: ['season', 'season'],
  walk_show: ['walk', 'slug'],
  newsletter_show: ['newsletter', 'slug'],
  page_show: ['page', 'slug'],
};
const SEARCHES = new Set(['look_search', 'street_search', 'collection_search', 'model_search']);
/** Query parameters of the listings, and the kind of entity each names. */
const NAMES: Record<string, string> = {
  tags: 'tag',
  tag: 'tag',
  designer: 'designer',
  season: 'season',
  city: 'city',
  model: 'model',
  models: 'model',
};

/**
 * What a tracking message is about. It is worked out when rows are written, not when beacons arrive, so that a replay
 * brings a better rule to everything that ever happened.
 * @param vocabulary by which words are understood: that of the record's hour
 */
export function namedEntities(told: BeaconFacts, vocabulary: Vocabulary): NamedEntities {
  const hasRoute = told.kind === 'page' || told.kind === 'photos';
  const suffixed = hasRoute ? SUFFIX.exec(told.target) : null;
  const route = hasRoute ? (suffixed?.[1] ?? told.target) : '';
  const locale = suffixed?.[2] ?? PREFIX.exec(told.uri)?.[1] ?? '';
  const isSearch = told.kind === 'search' || (told.kind === 'page' && SEARCHES.has(route));
  return {
    route,
    locale,
    entity: entityOf(told, route),
    searchEntities: isSearch ? named(told, locale, vocabulary) : [],
  };
}

function entityOf(told: BeaconFacts, route: string): string {
  const { kind } = told;
  if (kind === 'media') return `look:${told.target}`;
  if (kind === 'streetstyle') return `street-style:${told.target}`;
  if (kind === 'report') return entity('report', lastSegment(told.uri));
  const page = kind === 'page' ? PAGES[route] : undefined;
  return page ? entity(page[0], told.route_params[page[1]]) : '';
}

function named({ query, occurred_at }: BeaconFacts, locale: string, vocabulary: Vocabulary): string[] {
  const found = new Set<string>();
  let meant: string[] = [];
  for (const [key, kind] of Object.entries(NAMES)) {
    for (const slug of values(query[key])) found.add(entity(kind, slug));
  }
  if (typeof query.search === 'string') {
    const text = query.search.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
    if (text) {
      found.add(`text:${text}`);
      meant = understoodIn(text, locale, occurred_at.slice(0, 10), vocabulary);
    }
  }
  found.delete('');
  return [...[...found].slice(0, MAX_ENTITIES), ...meant];
}

/** The same words are searched again and again. */
function understoodIn(text: string, locale: string, today: string, vocabulary: Vocabulary): string[] {
  const texts = understood.get(vocabulary) ?? new Map<string, string[]>();
  understood.set(vocabulary, texts);
  const key = `${locale} ${today} ${text}`;
  const known = texts.get(key);
  if (known) return known;
  const spoken = LOCALES.find((one): one is Locale => one === locale);
  const names = namedIn(text, spoken, today, vocabulary)
    .slice(0, MAX_UNDERSTOOD)
    .map((one) => `understood:${one}`);
  if (texts.size >= MOST_REMEMBERED) texts.clear();
  texts.set(key, names);
  return names;
}

const entity = (kind: string, slug: unknown) =>
  typeof slug === 'string' && SLUG.test(slug) ? `${kind}:${slug}` : '';

function values(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one) =>
    typeof one === 'string' ? one.split(',').map((slug) => slug.trim().toLowerCase()) : [],
  );
}

function lastSegment(uri: string): string {
  const path = uri.split(/[?#]/, 1)[0] ?? '';
  return (
    path
      .split('/')
      .at(-1)
      ?.replace(/\.pdf$/, '') ?? ''
  );
}
