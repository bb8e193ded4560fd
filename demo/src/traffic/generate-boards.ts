import type { DemoCatalogue, DemoLook } from '../catalogue/types.js';
import { Random } from '../random.js';
import { slots } from './calendar-of-traffic.js';
import { Interest } from './interest.js';

/** Readers are fewer than boards: some keep several. */
const BOARDS_A_READER = 1.6;
const FEWEST_LOOKS = 4;
const MOST_LOOKS = 14;
/** Out of a board's looks: those that share its theme; the rest come from shows of the moment. */
const OF_THEME = 0.6;

export interface DemoBoard {
  /** Who keeps it; the same reader for several boards. */
  reader: string;
  name: string;
  createdAt: Date;
  looks: Pick<DemoLook, 'slug' | 'image_filename'>[];
}

/**
 * What the demo's readers pin on boards, in the order of time: when there is traffic, around a tag of the season, of houses
 * that are looked at. The same request gives the same boards, exactly as many as are asked for.
 */
export function* generateBoards(request: {
  catalogue: DemoCatalogue;
  seed: string;
  now: Date;
  boards: number;
}): Generator<DemoBoard> {
  const { catalogue, seed, now, boards } = request;
  const interest = new Interest(catalogue, seed);
  const readers = Math.max(1, Math.round(boards / BOARDS_A_READER));
  let number = 0;
  for (const slot of slots(catalogue, now.getTime(), boards)) {
    interest.moveTo(slot.from);
    for (let left = slot.messages; left > 0; left -= 1) {
      const random = new Random(`${seed}/board/${number++}`);
      const theme = themeOf(interest, random);
      const names = catalogue.tags.find(({ slug }) => slug === theme);
      yield {
        reader: `reader ${Math.floor(readers * random.unit())}`,
        name: names?.name ?? 'Kept',
        createdAt: new Date(random.between(slot.from, slot.to)),
        looks: looksFor(theme, interest, random),
      };
    }
  }
}

/** A country's taste, any country's. */
const themeOf = (interest: Interest, random: Random) => interest.tag(Math.floor(random.unit() * 8), random);

function looksFor(theme: string | undefined, interest: Interest, random: Random): DemoBoard['looks'] {
  const wanted = Math.floor(random.between(FEWEST_LOOKS, MOST_LOOKS + 1));
  const found = new Map<string, DemoBoard['looks'][number]>();
  for (let tries = wanted * 3; tries > 0 && found.size < wanted; tries -= 1) {
    const show = interest.show(random);
    const look =
      theme && random.chance(OF_THEME)
        ? interest.lookWith(theme, random)
        : show && interest.lookOf(show, random);
    if (look) found.set(look.slug, { slug: look.slug, image_filename: look.image_filename });
  }
  return [...found.values()];
}
