import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** The effective number of trends. */
export const categoryVariety = {
  address: 'graphs/category-variety',
  obeys: ['type', 'city', 'season', 'scope', 'brand', 'without'],
  definition: 'category_variety',
  defined: defined(
    'category_variety',
    'Variety of categories',
    'square of the sum of looks with each tag of the category',
    'sum of the squares',
  ),
  tab: 'trends',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'looks',
  unit: 'number',
  behind: { rows: 'looks', by: 'category', ofBoth: true },
  card: { name: 'categoryVariety', picture: 'table', span: 4, rows: 11, beside: 'overview' },
} as const satisfies FigureFile;
