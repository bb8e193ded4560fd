import type { Reference } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import type { BlindLook, DisputedLook } from './twice';

type Look = Shape<'OwnLooksDto'>['results'][number];
type Twice = Shape<'TwiceTaggedLookDto'>;

/** Looks of the show that are tagged twice, each with what is said of it. */
function paired(looks: readonly Look[], twice: readonly Twice[]): [Look, Twice][] {
  const bySlug = new Map(looks.map((look) => [look.slug, look]));
  return twice.flatMap((said): [Look, Twice][] => {
    const look = bySlug.get(said.slug);
    return look ? [[look, said]] : [];
  });
}

const picture = ({ slug, position, image_filename, width, height, thumbhash, colours }: Look) => ({
  slug,
  position,
  image_filename,
  width,
  height,
  thumbhash: thumbhash ?? null,
  colours,
});

/** With the reader's own tags, whatever the looks have. */
export const blindLooks = (looks: readonly Look[], twice: readonly Twice[]): BlindLook[] =>
  paired(looks, twice).map(([look, { own, compared }]) => ({
    ...picture(look),
    garments: [],
    tags: own?.tags ?? [],
    done: own?.done ?? false,
    compared: compared !== null,
  }));

/** Those about which the two disagree, or did before it was settled. */
export const disputedLooks = (
  looks: readonly Look[],
  twice: readonly Twice[],
  nameOf: (tag: Reference) => string,
): DisputedLook[] =>
  paired(looks, twice).flatMap(([look, { compared }]) => {
    if (!compared || compared.first.length + compared.second.length === 0) return [];
    const named = (tags: readonly Reference[]) => tags.map((tag) => ({ slug: tag.slug, name: nameOf(tag) }));
    return [
      {
        ...picture(look),
        agreed: named(compared.agreed),
        first: named(compared.first),
        second: named(compared.second),
        taken: compared.settled?.taken ?? null,
      },
    ];
  });
