import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { ScopeDefaults } from './board-scope';

export interface Option {
  value: string;
  label: string;
}
export type OptionField =
  | 'type'
  | 'city'
  | 'category'
  | 'season'
  | 'scope'
  | 'metric'
  | 'view'
  | 'job'
  | 'country';

/** What the server tells the parts of a dashboard page once, in the reader's language. */
export interface BoardSetup {
  locale: Locale;
  environment: 'Master' | 'Demo';
  defaults: ScopeDefaults;
  options: Record<OptionField, readonly Option[]>;
  words: Messages['dashboard'];
  figures: Messages['figures'];
  names: {
    /** Of the palette and of its tones. */
    colours: Record<string, string>;
    categories: Record<string, string>;
    seasons: Record<string, string>;
    /** Empty in English, which rows carry. */
    tags: Record<string, string>;
    /** By the English names that rows carry. */
    cities: Record<string, string>;
    countries: Record<string, string>;
    /** `{designer}` and the look's `{position}`. */
    lookBy: string;
  };
  /** Where readers may write. */
  contact: string;
}
