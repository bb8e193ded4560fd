import type { Garment, LookFacts, Reference } from '@toile/contracts';
import { conceptOfTag, tagInPlaceOf } from '@toile/vocabulary';

/** A look whose tags name all that its garments are, so that every list and figure knows it; its own tags come first. */
export function withGarmentTags(look: LookFacts): LookFacts {
  const { garments, tags } = look;
  if (!garments) return look;
  const known = new Set(tags.map(({ slug }) => slug));
  const missing = garments.flatMap(tagsOfGarment).flatMap((tag) => {
    if (known.has(tag.slug)) return [];
    known.add(tag.slug);
    return [tag];
  });
  return missing.length === 0 ? look : { ...look, tags: [...tags, ...missing] };
}

/** What a garment is, as tags of a look name it. */
export const tagsOfGarment = ({ kind, fabric, pattern, details }: Garment): Reference[] =>
  [kind, fabric, pattern, ...details].flatMap((slug) => (slug === null ? [] : [named(slug)]));

function named(slug: string): Reference {
  const spaced = slug.replaceAll('-', ' ');
  const name = conceptOfTag(slug)?.label.en ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return tagInPlaceOf({ slug, name });
}
