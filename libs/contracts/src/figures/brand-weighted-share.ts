import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Every brand counts as much as every other, however many looks it showed. */
export const brandWeightedShare = {
  address: 'graphs/brand-weighted-share',
  obeys: ['type', 'city', 'season', 'scope', 'category', 'trend', 'without'],
  definition: 'brand_weighted_share',
  defined: defined(
    'brand_weighted_share',
    'Share by brands',
    'sum of each brand’s share of looks tagged x',
    'brands that showed',
  ),
  tab: 'trends',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'looks',
  behind: { rows: 'looks', by: 'trend' },
  card: { name: 'brandWeightedShare', picture: 'table', span: 6, rows: 12 },
} as const satisfies FigureFile;
