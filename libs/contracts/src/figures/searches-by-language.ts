import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Who comes is everybody's: type and city choose the days. */
export const searchesByLanguage = {
  address: 'graphs/searches-by-language',
  obeys: ['type', 'city', 'season', 'window'],
  definition: 'searches_by_language',
  defined: defined(
    'searches_by_language',
    'Searches by language',
    'first-page searches on pages in the language, in W',
    'first-page searches',
  ),
  tab: 'seasons',
  scopes: ['seasons'],
  subject: 'language',
  rests: 'visitors',
  daysOnly: true,
  behind: { rows: 'events', measure: 'languages', by: 'language' },
  card: { name: 'searchesByLanguage', picture: 'table', span: 4, rows: 7 },
} as const satisfies FigureFile;
