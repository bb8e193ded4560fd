import type { Locale } from './catalogue.js';

/** Words in the languages beside English; what is missing is shown in English. */
export type Translations<Words> = Partial<Record<Exclude<Locale, 'en'>, Words>>;
