import { TAG_CATEGORIES, type TagCategorySlug } from '@toile/contracts';

/** A category of tags in the reader's words; what is none, as it was written. */
export function categoryName(slug: string, translated: (slug: TagCategorySlug) => string): string {
  const known = TAG_CATEGORIES.find((category) => category.slug === slug);
  return known ? translated(known.slug) : slug;
}
