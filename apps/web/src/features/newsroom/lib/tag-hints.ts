import type { Shape } from '../../../api/operations';
import type { DeskLook } from './tagging';

export type HintSource = 'show' | 'colour' | 'brand';
export interface Hint {
  tag: string;
  source: HintSource;
  /** So many of so many looks that are like it have the tag. */
  looks: number;
  of: number;
  /** So often it was taken when it was offered for this. */
  accepted: number;
  offered: number;
}
type Given = Omit<Shape<'TagHintsDto'>, 'learned'> & { learned: readonly Shape<'LearnedHintDto'>[] };

/** As many as there are keys for them. */
export const MOST_HINTS = 9;

/**
 * Tags a look may want, the likeliest first: the share of looks like it that have the tag, times how often the tag was taken where
 * it was offered for that before (one time in two where nobody has said). Each tag once, for its best reason.
 */
export function hintsFor(look: DeskLook, looks: readonly DeskLook[], given: Given): Hint[] {
  const tagged = looks.filter((one) => one.slug !== look.slug && one.tags.length > 0);
  const counts = new Map<string, number>();
  for (const one of tagged) for (const tag of one.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const ofShow = [...counts].map(([tag, count]) => ({ tag, looks: count, of: tagged.length }));
  const ofColour = given.colours.find(({ colour }) => colour === look.colours[0])?.tags ?? [];
  const learned = new Map(given.learned.map((one) => [`${one.source} ${one.tag}`, one]));
  const all = (
    [
      ['show', ofShow],
      ['colour', ofColour],
      ['brand', given.brand],
    ] as const
  ).flatMap(([source, shares]) =>
    shares.map((share): Hint => {
      const { accepted = 0, offered = 0 } = learned.get(`${source} ${share.tag}`) ?? {};
      return { ...share, source, accepted, offered };
    }),
  );
  const best = new Map<string, Hint>();
  for (const hint of all) {
    const known = best.get(hint.tag);
    if (!look.tags.includes(hint.tag) && (!known || scoreOf(hint) > scoreOf(known))) best.set(hint.tag, hint);
  }
  return [...best.values()]
    .sort((a, b) => scoreOf(b) - scoreOf(a) || a.tag.localeCompare(b.tag))
    .slice(0, MOST_HINTS);
}

/** One look in one says less than nine in ten: as if one more had been looked at, without the tag. */
const scoreOf = ({ looks, of, accepted, offered }: Hint) =>
  (looks / (of + 1)) * ((accepted + 1) / (offered + 2));
