import type { Shape } from '../../../api/operations';
import type { DeskLook } from './tagging';

export type HintSource = 'show' | 'colour' | 'brand' | 'similar' | 'model';
export interface Hint {
  tag: string;
  source: HintSource;
  /** So many of so many looks that are like it have the tag; none of none where a model says so. */
  looks: number;
  of: number;
  /** How likely that makes it, from 0 to 1, where not all these looks count the same. */
  share?: number;
  /** So often it was taken when it was offered for this. */
  accepted: number;
  offered: number;
}
/** What the picture of a look says; it comes later than the rest. */
export type PictureHints = Pick<Shape<'HintsOfLookDto'>, 'similar' | 'model'>;
type Given = Omit<Shape<'TagHintsDto'>, 'learned'> & { learned: readonly Shape<'LearnedHintDto'>[] };

/** As many as there are keys for them. */
export const MOST_HINTS = 9;

/**
 * Tags a look may want, the likeliest first: the share of looks like it that have the tag, times how often the tag was taken where
 * it was offered for that before (one time in two where nobody has said). Each tag once, for its best reason.
 */
export function hintsFor(
  look: DeskLook,
  looks: readonly DeskLook[],
  given: Given,
  picture?: PictureHints,
): Hint[] {
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
      ['similar', picture?.similar ?? []],
      ['model', (picture?.model ?? []).map((one) => ({ ...one, looks: 0, of: 0 }))],
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
const likelihoodOf = ({ looks, of, share = looks / of }: Hint) =>
  of === 0 ? share : (share * of) / (of + 1);
const scoreOf = (hint: Hint) => likelihoodOf(hint) * ((hint.accepted + 1) / (hint.offered + 2));
