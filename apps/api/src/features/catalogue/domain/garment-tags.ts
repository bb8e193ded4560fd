import { type LookFacts, type Reference } from '@toile/contracts';
import { conceptOfTag } from '@toile/vocabulary';

/** A look whose tags name all that its garments are, so that every list and figure knows it; its own tags come first. */
export function withGarmentTags(look: LookFacts): LookFacts {
  const { garments, tags } = look;
  if (!garments) return look;
  const known = new Set(tags.map(({ slug }) => slug));
  const said = garments.flatMap(({ kind, fabric, pattern, details }) => [kind, fabric, pattern, ...details]);
  const missing = new Set(said.filter((slug) => slug !== null && !known.has(slug)));
  return missing.size === 0 ? look : { ...look, tags: [...tags, ...[...missing].flatMap(named)] };
}

function named(slug: string | null): Reference[] {
  if (slug === null) return [];
  const spaced = slug.replaceAll('-', ' ');
  const name = conceptOfTag(slug)?.label.en ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return [{ slug, name }];
}
