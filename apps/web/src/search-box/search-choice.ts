import type { Choice } from '../design/combobox-props';

/** The longest search the api takes. */
export const LONGEST = 100;

export interface SearchWords {
  label: string;
  placeholder: string;
  /** What kind of thing a row is; concepts need no word. */
  kinds: Record<'designer' | 'model' | 'season' | 'recent', string>;
  none: string;
  failed: string;
}

/** A search to choose: one of this device's, or what was typed completed. */
export interface SearchChoice extends Choice {
  search: string;
  /** Of a brand or a model that nothing else was asked of. */
  page: { kind: 'designer' | 'model'; slug: string } | undefined;
}
