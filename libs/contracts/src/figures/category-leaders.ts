import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Trends of a category that count as its leaders. */
export const LEADERS_OF_CATEGORY = 3;

/** Where every look has a tag of a category, its share says nothing; how much its leaders hold does. */
export const categoryLeaders = {
  address: 'graphs/category-leaders',
  obeys: ['type', 'city', 'season', 'scope', 'brand', 'without'],
  definition: 'category_leaders',
  defined: defined(
    'category_leaders',
    'Leaders of categories',
    'looks with each of the three leading tags of the category',
    'looks with each of its tags',
  ),
  tab: 'trends',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'looks',
  behind: { rows: 'looks', by: 'category', ofBoth: true, leading: LEADERS_OF_CATEGORY },
  card: { name: 'categoryLeaders', picture: 'table', span: 4, rows: 11, beside: 'overview' },
} as const satisfies FigureFile;
