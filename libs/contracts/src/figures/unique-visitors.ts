import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Who comes is everybody's: type and city choose the days. */
export const uniqueVisitors = {
  address: 'graphs/unique-visitors',
  obeys: ['type', 'city', 'season', 'window'],
  definition: 'unique_visitors',
  defined: defined(
    'unique_visitors',
    'Unique visitors',
    'distinct visitors with consent who opened a page in the language, in W',
  ),
  tab: 'seasons',
  scopes: ['seasons'],
  subject: 'language',
  rests: 'visitors',
  unit: 'visitors',
  daysOnly: true,
  behind: { rows: 'events', measure: 'visitors', by: 'language' },
  card: { name: 'uniqueVisitors', picture: 'table', span: 4, rows: 7 },
} as const satisfies FigureFile;
