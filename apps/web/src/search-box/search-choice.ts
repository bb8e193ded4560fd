import type { Choice } from '../design/combobox-props';

/** The longest search the api takes. */
export const LONGEST = 100;

export interface SearchWords {
  label: string;
  placeholder: string;
  /** What kind of thing a row is; concepts need no word. */
  kinds: Record<'designer' | 'model' | 'season' | 'recent' | 'saved', string>;
  none: string;
  failed: string;
}

/** A search to choose: one of this device's, one the reader follows, or what was typed completed. */
export interface SearchChoice extends Choice {
  search: string;
  /** Of a brand or a model that nothing else was asked of, or of a search that is followed. */
  page: { kind: 'designer' | 'model'; slug: string } | { kind: 'search'; filters: string } | undefined;
}
