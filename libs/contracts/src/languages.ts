import type { Locale, Reference } from './catalogue.js';

/** What all languages are called together in rows of a figure, and what pages without one of ours are. */
export const ALL_LANGUAGES = 'all-languages';
export const OTHER_LANGUAGES = 'other-languages';

/** Languages of pages as rows of figures name them; their words are `figures.languages`. */
export const LANGUAGES = [
  { slug: ALL_LANGUAGES, name: 'All languages' },
  { slug: 'en', name: 'English' },
  { slug: 'es', name: 'Spanish' },
  { slug: 'fr', name: 'French' },
  { slug: 'it', name: 'Italian' },
  { slug: 'zh', name: 'Chinese' },
  { slug: OTHER_LANGUAGES, name: 'No language' },
] as const satisfies readonly (Reference & {
  slug: Locale | typeof ALL_LANGUAGES | typeof OTHER_LANGUAGES;
})[];
export type LanguageSlug = (typeof LANGUAGES)[number]['slug'];
