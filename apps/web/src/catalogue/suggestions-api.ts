import type { Locale } from '@toile/contracts';
import { read } from '../api/send';

/** What names are searched for while a reader types. */
export type SuggestionSource = 'tag' | 'individual' | 'model';

/** A page of suggestions; `body` is null when they could not be had. */
export const suggest = async (
  source: SuggestionSource,
  asked: { search: string; page: number; language?: Locale },
  ended?: AbortSignal,
) => {
  if (source !== 'model')
    return read('/api/autocomplete/{kind}', { path: { kind: source }, query: asked }, ended);
  return read('/model/search', { query: { ...asked, model: 'true' } }, ended);
};
