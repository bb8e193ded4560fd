import type { Reference } from './catalogue.js';

/** What kinds of tags there are; `other` is for tags nobody has sorted yet. */
export const TAG_CATEGORIES = [
  { slug: 'theme', name: 'Themes' },
  { slug: 'garment', name: 'Garments' },
  { slug: 'fabric', name: 'Fabrics' },
  { slug: 'pattern', name: 'Patterns' },
  { slug: 'silhouette', name: 'Silhouettes' },
  { slug: 'detail', name: 'Details' },
  { slug: 'shoes', name: 'Shoes' },
  { slug: 'bag', name: 'Bags' },
  { slug: 'accessory', name: 'Accessories' },
  { slug: 'beauty', name: 'Hair and beauty' },
  { slug: 'other', name: 'Other' },
] as const satisfies readonly Reference[];
export type TagCategorySlug = (typeof TAG_CATEGORIES)[number]['slug'];
