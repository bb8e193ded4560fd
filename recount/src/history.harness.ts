import { randomUUID } from 'node:crypto';
import type { CollectionToLoad } from '@toile/api';
import type { BeaconKind } from '@toile/contracts';
import type { EventLog } from '@toile/event-log';

const named = (slug: string) => ({ slug, name: slug.replaceAll('-', ' ') });
const BRANDS = ['verne', 'orvanne', 'brera'] as const;
const CITY: Record<string, string> = { verne: 'paris', orvanne: 'paris', brera: 'milan' };
const LOOKS = 12;
/** The first and the last show of Fall-Winter 2026 in Paris and Milan; the last day of its window is after summer time began. */
const SHOWS: Record<string, string> = { verne: '02-20', brera: '03-01', orvanne: '03-25' };
const TAGS = ['denim', 'lace', 'velvet', 'leather', 'romantic'];

export const lookOf = (brand: string, year: number, nth: number) => `${brand}-${year}-${nth}`;

/** Three brands in two seasons, 72 looks. The tags of a look follow from its number, other ones each year. */
export const COLLECTIONS: CollectionToLoad[] = [2025, 2026].flatMap((year) =>
  BRANDS.map((brand) => ({
    status: 'published' as const,
    facts: {
      collection: `${brand}-${year}`,
      designer: named(brand),
      season: named(`fall-winter-${year}`),
      type: { slug: 'woman', name: 'Womenswear' },
      city: named(CITY[brand] ?? 'paris'),
      // Half past eleven in the evening in UTC is the next day in Paris.
      show_date: `${year}-${SHOWS[brand]}T${brand === 'verne' ? '23:30' : '10:00'}:00.000Z`,
      title: brand,
      venue: '',
      description: '',
      live: false,
      stream_url: null,
    },
    looks: Array.from({ length: LOOKS }, (_, nth) => ({
      slug: lookOf(brand, year, nth),
      position: nth + 1,
      thumbhash: null,
      tags: TAGS.filter((_tag, at) => (nth + at) % (at + (year === 2026 ? 2 : 3)) === 0).map(named),
      models: [named(`model-${nth % 5}`)],
      image_filename: `${lookOf(brand, year, nth)}.jpg`,
      width: 1200,
      height: 1800,
      colours: nth % 3 === 0 ? ['#17161a', '#c4252b'] : ['#2450a8'],
      description: '',
    })),
  })),
);

interface Event {
  at: string;
  kind?: BeaconKind;
  target: string;
  id?: string;
  /** When it arrived; a second later where it is left out. */
  arrived?: string;
  visitor?: string;
  session?: string;
  country?: string;
  uri?: string;
  page?: number;
  params?: Record<string, string>;
  query?: Record<string, string>;
  is_bot?: boolean;
  is_staff?: boolean;
  /** As ingest marks it. */
  is_out_of_time?: boolean;
  subject?: string;
}

function record(topic: string, key: string, type: string, at: string, data: object, over: object = {}) {
  const envelope = { id: randomUUID(), type, version: 1, occurred_at: at, subject: null };
  const message = { ...envelope, correlation_id: 'test', causation_id: null, data, ...over };
  return { topic, key, value: Buffer.from(JSON.stringify(message)) };
}

function tracked(event: Event) {
  const { at, visitor = '', arrived, id = randomUUID(), subject = null } = event;
  const isTime = !Number.isNaN(Date.parse(at));
  const received_at = arrived ?? new Date(isTime ? Date.parse(at) + 1_000 : Date.now()).toISOString();
  const data = {
    kind: event.kind ?? 'media',
    target: event.target,
    uri: event.uri ?? '/en',
    event: 'view',
    page: event.page ?? 0,
    route_params: event.params ?? {},
    query: event.query ?? {},
    visitor,
    session: event.session ?? '',
    country: event.country ?? 'FR',
    is_bot: event.is_bot ?? false,
    is_staff: event.is_staff ?? false,
    ...(event.is_out_of_time ? { is_out_of_time: true } : {}),
    received_at,
  };
  const over = { id, subject, version: 2 };
  return record('tracking', visitor || randomUUID(), 'BeaconReceived', at, data, over);
}

const minutes = (from: string, more: number) => new Date(Date.parse(from) + more * 60_000).toISOString();
const COUNTRIES = ['FR', 'IT', 'US', 'DE', ''];

/** Visits in the windows of both seasons: looks opened, pages of brands, their looks and collections, searches by tag, brand, city and in words. */
function visits(): ReturnType<typeof tracked>[] {
  return [2025, 2026].flatMap((year) =>
    Array.from({ length: 40 }, (_, nth) => {
      const start = `${year}-03-0${1 + (nth % 9)}T10:00:00.000Z`;
      const who = { visitor: `v${nth}`, session: `s${year}${nth}`, country: COUNTRIES[nth % 5] ?? '' };
      const brand = BRANDS[nth % 3] ?? 'verne';
      const page = (target: string, after: number, more: Partial<Event>) =>
        tracked({ ...who, kind: 'page', target: `${target}.en`, at: minutes(start, after), ...more });
      const tag = TAGS[nth % 4] ?? 'denim';
      return [
        page('look_search', 0, { query: nth % 2 ? { tags: tag } : { search: tag } }),
        page('look_search', 1, { query: { tags: tag, page: '2' }, page: 2 }),
        page('look_search', 2, { query: nth % 4 ? { designer: brand } : { search: 'what to wear' } }),
        page('look_search', 3, { query: { city: 'paris' } }),
        page('designer_show', 20 + (nth % 20), { params: { slug: brand } }),
        page('look_show', 30, { params: { slug: lookOf(brand, year, nth % LOOKS) } }),
        page('collection_show', 35, { params: { slug: `${BRANDS[(nth + 1) % 3]}-${year}` } }),
        page('home', 41, {}),
        ...[0, 1, 2].map((more) =>
          tracked({ ...who, target: lookOf(brand, year, (nth + more) % 4), at: minutes(start, 50 + more) }),
        ),
      ];
    }).flat(),
  );
}

/** What must not count, or once, or only just; all of it on one look. */
function awkward(): ReturnType<typeof tracked>[] {
  const target = lookOf('verne', 2026, 0);
  const noon = '2026-03-05T12:00:00.000Z';
  const opened = (visitor: string, at: string, more: Partial<Event> = {}) =>
    tracked({ visitor, at, target, ...more });
  const copied = randomUUID();
  return [
    opened('copied', noon, { id: copied }),
    opened('copied', noon, { id: copied, arrived: '2026-03-05T14:00:00.000Z' }),
    // Within half an hour of the one before, counted or not.
    ...[0, 29, 58, 60, 91].map((after) => opened('again', minutes(noon, after))),
    ...[0, 30, 60].map((after) => opened('again-just', minutes(noon, after))),
    // Names as people type them: a word of another language, and what somebody does not want.
    ...[0, 1].map((more) =>
      opened(`typist${more}`, noon, {
        kind: 'page',
        target: 'look_search.fr',
        query: { search: 'robe en dentelle' },
      }),
    ),
    opened('unwilling', noon, {
      kind: 'page',
      target: 'look_search.en',
      query: { search: 'Verne dresses without lace' },
    }),
    // A word, the filter that it spells, and both on another page: one search.
    ...[{ search: 'Lace' }, { tags: 'lace' }, { tags: 'lace', search: 'lace' }].map((query, nth) =>
      opened('once', minutes(noon, nth), {
        kind: 'page',
        target: `${nth === 2 ? 'street' : 'look'}_search.en`,
        query,
      }),
    ),
    // A third page of which only the question tells.
    opened('third-page', noon, {
      kind: 'page',
      target: 'look_search.en',
      query: { tags: 'lace', page: '3' },
    }),
    opened('not-tracked', noon, { kind: 'page', target: 'home.en', uri: '/en?notts=1' }),
    opened('bot', noon, { is_bot: true }),
    opened('staff', noon, { is_staff: true }),
    opened('', noon),
    opened('', noon),
    opened('erased', noon, { subject: 'erased' }),
    opened('late', noon, { arrived: '2026-03-07T11:59:59.000Z' }),
    // The first moment of 21 February in Paris, when the window begins, and the last of 1 April, in summer time.
    opened('first', '2026-02-20T23:00:00.000Z'),
    opened('before-first', '2026-02-20T22:59:59.999Z'),
    opened('last', '2026-04-01T21:59:59.999Z'),
    opened('after-last', '2026-04-01T22:00:00.000Z'),
  ];
}

/** What counts nowhere by metrics.md, and does in Toile: each with a figure that shows it. */
export const ODD: Readonly<Record<string, readonly ReturnType<typeof tracked>[]>> = {
  'an event that came 49 hours late': [
    tracked({
      visitor: 'too-late',
      target: lookOf('verne', 2026, 1),
      at: '2026-03-05T12:00:00.000Z',
      arrived: '2026-03-07T13:00:00.000Z',
      is_out_of_time: true,
    }),
  ],
};

const BOARDS = 14;
function boards() {
  const message = (board: string, type: string, at: string, data: object = {}) =>
    record('moodboards', board, type, at, { moodboard: board, ...data });
  const look = (nth: number) => ({
    media_type: 'look',
    slug: lookOf(BRANDS[nth % 3] ?? 'verne', 2026, nth % LOOKS),
  });
  const noon = '2026-03-05T12:00:00.000Z';
  return Array.from({ length: BOARDS }, (_, nth) => `board${nth}`).flatMap((board, nth) => [
    message(board, 'moodboard-created', noon),
    message(board, 'look-added-to-moodboard', minutes(noon, 1), look(0)),
    message(board, 'look-added-to-moodboard', minutes(noon, 2), look(nth)),
    ...(nth === 1 ? [message(board, 'look-removed-from-moodboard', minutes(noon, 3), look(0))] : []),
    ...(nth === 2
      ? [message(board, 'look-removed-from-moodboard', '2026-04-05T12:00:00.000Z', look(0))]
      : []),
    ...(nth === 3 || nth === 4 ? [message(board, 'moodboard-deleted', minutes(noon, 4))] : []),
    ...(nth === 4 ? [message(board, 'moodboard-restored', minutes(noon, 5))] : []),
  ]);
}

/** Adds a small history to the log: visits, boards, what must not count, a member who left. */
export async function appendHistory(log: EventLog): Promise<void> {
  const left = record('members', 'erased', 'member-erased', '2026-03-06T12:00:00.000Z', { member: 'erased' });
  await log.append([...visits(), ...awkward(), ...boards(), left]);
}

/** A look gets other tags, and another picture; another look is taken back. */
export async function appendRetags(log: EventLog): Promise<void> {
  const now = new Date().toISOString();
  const { facts, looks } = COLLECTIONS[3] as CollectionToLoad;
  const [first] = looks;
  // Nobody opened it: the catalogue's own tables, which name looks, know nothing of this message.
  const taken = looks[8];
  if (!first || !taken) throw new Error('the collection has no looks');
  const key = facts.collection;
  const show = {
    designer: facts.designer.slug,
    season: facts.season.slug,
    type: 'woman',
    city: facts.city.slug,
  };
  await log.append([
    record('catalogue', key, 'look-published', now, {
      look: first.slug,
      collection: key,
      ...show,
      show_date: facts.show_date,
      position: 1,
      tags: ['lace', 'sequins'],
      models: [],
      colours: ['#c4252b'],
    }),
    record('catalogue', key, 'look-withdrawn', now, { look: taken.slug, collection: key }),
  ]);
}
