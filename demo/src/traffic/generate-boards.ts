import type { DemoCatalogue, DemoLook } from '../catalogue/types.js';
import { Random } from '../random.js';
import { slots } from './calendar-of-traffic.js';
import { Interest } from './interest.js';

/** Readers are fewer than boards: some keep several. */
const BOARDS_A_READER = 1.6;
const FEWEST_LOOKS = 4;
const MOST_LOOKS = 7;
/** Readers come back to a board, up to so many times, within 40 weeks, with another look or three. */
const MOST_RETURNS = 5;
const RETURNS_MS = 40 * 7 * 86_400_000;
const MOST_RETURNED = 3;
/** Out of a board's looks: those that share its theme; the rest come from shows of the moment. */
const OF_THEME = 0.6;
/** The same where readers come back: for one thing. */
const OF_THEME_LATER = 0.85;

export interface DemoBoard {
  /** Who keeps it; the same reader for several boards. */
  reader: string;
  name: string;
  createdAt: Date;
  looks: Pick<DemoLook, 'slug' | 'image_filename'>[];
  /** What it gained later, the earliest first. */
  later: { at: Date; looks: DemoBoard['looks'] }[];
}

/**
 * What the demo's readers pin on boards, in the order of time: when there is traffic, around a tag of the season, of houses
 * that are looked at; later around what is wanted by then. What is wanted follows what was searched for weeks before where that comes in
 * crazes. The same request gives the same boards, exactly as many as are asked for.
 */
export function* generateBoards(request: {
  catalogue: DemoCatalogue;
  seed: string;
  now: Date;
  boards: number;
}): Generator<DemoBoard> {
  const { catalogue, seed, now, boards } = request;
  const interest = new Interest(catalogue, seed, true);
  const readers = Math.max(1, Math.round(boards / BOARDS_A_READER));
  let number = 0;
  for (const slot of slots(catalogue, now.getTime(), boards)) {
    for (let left = slot.messages; left > 0; left -= 1) {
      const random = new Random(`${seed}/board/${number++}`);
      interest.moveTo(slot.from);
      const theme = themeOf(interest, random);
      const names = catalogue.tags.find(({ slug }) => slug === theme);
      const createdAt = random.between(slot.from, slot.to);
      yield {
        reader: `reader ${Math.floor(readers * random.unit())}`,
        name: names?.name ?? 'Kept',
        createdAt: new Date(createdAt),
        looks: looksFor(
          { theme, ofTheme: OF_THEME },
          random.whole(FEWEST_LOOKS, MOST_LOOKS),
          interest,
          random,
        ),
        later: returnsTo(createdAt, now.getTime(), interest, random),
      };
    }
  }
}

/** A country's taste, any country's. */
const themeOf = (interest: Interest, random: Random) => interest.tag(Math.floor(random.unit() * 8), random);

function returnsTo(createdAt: number, now: number, interest: Interest, random: Random): DemoBoard['later'] {
  return Array.from({ length: random.whole(0, MOST_RETURNS) }, () =>
    random.between(createdAt, createdAt + RETURNS_MS),
  )
    .filter((at) => at < now)
    .sort((a, b) => a - b)
    .map((at) => {
      interest.moveTo(at);
      const about = { theme: themeOf(interest, random), ofTheme: OF_THEME_LATER };
      const looks = looksFor(about, random.whole(1, MOST_RETURNED), interest, random);
      return { at: new Date(at), looks };
    });
}

function looksFor(
  { theme, ofTheme }: { theme: string | undefined; ofTheme: number },
  wanted: number,
  interest: Interest,
  random: Random,
): DemoBoard['looks'] {
  const found = new Map<string, DemoBoard['looks'][number]>();
  for (let tries = wanted * 3; tries > 0 && found.size < wanted; tries -= 1) {
    const show = interest.show(random);
    const look =
      theme && random.chance(ofTheme)
        ? interest.lookWith(theme, random)
        : show && interest.lookOf(show, random);
    if (look) found.set(look.slug, { slug: look.slug, image_filename: look.image_filename });
  }
  return [...found.values()];
}
