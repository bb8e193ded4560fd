import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** What moved within a category. */
export const categoryTurnover = {
  address: 'graphs/category-turnover',
  obeys: ['type', 'city', 'season', 'scope', 'brand', 'without'],
  definition: 'category_turnover',
  defined: defined(
    'category_turnover',
    'Turnover of categories',
    'half of the differences between the parts that tags have of the category in the season and a year earlier',
    'all of it',
  ),
  tab: 'trends',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'looks',
  behind: { rows: 'looks', by: 'category', ofBoth: true },
  card: { name: 'categoryTurnover', picture: 'table', span: 4, rows: 11, beside: 'overview' },
} as const satisfies FigureFile;
