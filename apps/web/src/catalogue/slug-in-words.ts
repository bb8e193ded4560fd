/** Brands have no words of their own where only their slug is known; it is their name without capitals and accents. */
export const slugInWords = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
