/** The counts of figures as `metrics.md` words them, in plain TypeScript over facts in memory; what SQL is compared with. */
export interface PlainLook {
  look: string;
  designer: string;
  season: string;
  type: string;
  city: string;
  tags: string[];
  /** On which it was shown. */
  day: string;
  at: string;
  isWithdrawn: boolean;
}

export interface PlainEvent {
  id: string;
  at: string;
  /** When it arrived. */
  receivedAt: string;
  /** Where it was loaded later than it was received. */
  writtenAt?: string;
  visitor: string;
  /** Visitors who are members are known by their random id. */
  isMember: boolean;
  country: string;
  /** Of the page; empty where its address has none. */
  locale: string;
  bot: boolean;
  staff: boolean;
  kind: 'search' | 'page' | 'view';
  /** Of a search. */
  names: string[];
  page: number;
  /** The brand a page is about, or its look (`look:l0`); of a view the look that was opened. */
  about: string;
}

export interface PlainBoardEvent {
  at: string;
  moodboard: string;
  look: string;
  isAdded: boolean;
}

export interface PlainFacts {
  looks: PlainLook[];
  events: PlainEvent[];
  boards: PlainBoardEvent[];
  categories: Record<string, string>;
}

const REPEAT_SECONDS = 30 * 60;
const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const dayOf = (at: string) => PARIS.format(new Date(at));
export interface PlainScope {
  season: string;
  type: string;
  city: string | null;
  from: string;
  to: string;
}

/** The newest version of each look, unless it was withdrawn. */
export function published({ looks }: Pick<PlainFacts, 'looks'>): PlainLook[] {
  const newest = new Map<string, PlainLook>();
  for (const look of looks) {
    const known = newest.get(look.look);
    if (!known || look.at >= known.at) newest.set(look.look, look);
  }
  return [...newest.values()].filter(({ isWithdrawn }) => !isWithdrawn);
}

export const inScope = (facts: PlainFacts, { season, type, city }: PlainScope): PlainLook[] =>
  published(facts).filter(
    (look) => look.season === season && look.type === type && (city === null || look.city === city),
  );

/** The brand that a page names, where it showed in the type and city. */
export function brandOfPage(
  facts: PlainFacts,
  { type, city }: PlainScope,
  { about }: PlainEvent,
): string | undefined {
  const shown = published(facts).filter(
    (look) => look.type === type && (city === null || look.city === city),
  );
  return shown.find(({ look, designer }) => about === designer || about === `look:${look}`)?.designer;
}

/** Bots and staff out, the first copy of an id, no repeats within half an hour, in the window. */
export function counted(
  events: readonly PlainEvent[],
  object: (event: PlainEvent) => string,
  { from, to }: PlainScope,
): PlainEvent[] {
  const ids = new Set<string>();
  const last = new Map<string, number>();
  const people = events.filter(({ id, bot, staff }) => !bot && !staff && !ids.has(id) && ids.add(id));
  const inOrder = people
    .map((event, index) => ({ event, index }))
    .sort((a, b) => Date.parse(a.event.at) - Date.parse(b.event.at) || a.index - b.index);
  return inOrder.flatMap(({ event }) => {
    const key = `${event.visitor}\n${object(event)}`;
    const before = event.visitor === '' ? undefined : last.get(key);
    const now = Date.parse(event.at) / 1_000;
    last.set(key, now);
    const isRepeat = before !== undefined && now - before <= REPEAT_SECONDS;
    return !isRepeat && dayOf(event.at) >= from && dayOf(event.at) <= to ? [event] : [];
  });
}

export const pageObject = ({ kind, about }: PlainEvent) => (kind === 'search' ? 'search' : `page ${about}`);
/** Words that spell the slug of a filter name the same as it. */
export const searchObject = ({ names }: PlainEvent) =>
  [
    ...new Set(
      names.map((name) => (name.startsWith('text:') ? spelled(name) : name.slice(name.indexOf(':') + 1))),
    ),
  ]
    .sort()
    .join('\n');

const spelled = (text: string) =>
  text
    .slice(5)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');

/** What a search names that is in the catalogue: filters, and words that spell a slug. */
export function knownNames(facts: PlainFacts, { names }: PlainEvent): string[] {
  const known = new Set(
    published(facts).flatMap(({ tags, designer, season, city }) => [
      ...tags.map((tag) => `tag:${tag}`),
      `designer:${designer}`,
      `season:${season}`,
      `city:${city}`,
    ]),
  );
  const meant = names.flatMap((name) =>
    name.startsWith('text:')
      ? ['tag', 'designer', 'city', 'season', 'model'].map((kind) => `${kind}:${spelled(name)}`)
      : [name],
  );
  return [...new Set(meant)].filter((name) => known.has(name));
}

export type Dimension = 'tag' | 'brand' | 'category';

export function keysOfNames(named: readonly string[], dimension: Dimension, facts: PlainFacts): string[] {
  const tags = named.filter((name) => name.startsWith('tag:')).map((name) => name.slice(4));
  if (dimension === 'tag') return tags;
  if (dimension === 'category') return [...new Set(tags.map((tag) => facts.categories[tag] ?? 'other'))];
  return named.filter((name) => name.startsWith('designer:')).map((name) => name.slice(9));
}

export function keysOfLook({ tags, designer }: PlainLook, dimension: Dimension, facts: PlainFacts): string[] {
  if (dimension === 'brand') return [designer];
  const keys = dimension === 'tag' ? tags : tags.map((tag) => facts.categories[tag] ?? 'other');
  return [...new Set(keys)];
}

/** Board and look of what boards gained in the window and hold at its end. */
export function additions(
  { boards }: PlainFacts,
  { from, to }: PlainScope,
): { moodboard: string; look: string }[] {
  const held = new Map<string, { moodboard: string; look: string; isHeld: boolean; gained: boolean }>();
  const until = boards.map((event, index) => ({ event, index })).filter(({ event }) => dayOf(event.at) <= to);
  until.sort((a, b) => Date.parse(a.event.at) - Date.parse(b.event.at) || a.index - b.index);
  for (const { event } of until) {
    const { moodboard, look, isAdded } = event;
    const key = `${moodboard}\n${look}`;
    const gained = (held.get(key)?.gained ?? false) || (isAdded && dayOf(event.at) >= from);
    held.set(key, { moodboard, look, isHeld: isAdded, gained });
  }
  return [...held.values()].filter(({ isHeld, gained }) => isHeld && gained);
}

const LEADS_MS = 30 * 60_000;

/** Trends of the last search before a view, in the same visit and within half an hour, that named any known one. */
export function leadingTrends(
  facts: PlainFacts,
  view: PlainEvent,
  searches: readonly PlainEvent[],
): string[] {
  const at = Date.parse(view.at);
  const trendsOf = (search: PlainEvent) => keysOfNames(knownNames(facts, search), 'tag', facts);
  const before = searches.filter((search) => {
    const gap = at - Date.parse(search.at);
    return view.visitor !== '' && search.visitor === view.visitor && gap >= 0 && gap <= LEADS_MS;
  });
  const leading = before.filter((search) => trendsOf(search).length > 0);
  const last = Math.max(...leading.map((search) => Date.parse(search.at)));
  return [
    ...new Set(
      leading.filter((search) => Date.parse(search.at) === last).flatMap((search) => trendsOf(search)),
    ),
  ];
}

/** Distinct people among events; those without consent are nobody in particular. */
export const peopleOf = (events: readonly PlainEvent[]): number =>
  new Set(events.map(({ visitor }) => visitor).filter(Boolean)).size;
