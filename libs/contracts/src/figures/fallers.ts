import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Stands beside the risers. */
export const fallers = {
  address: 'graphs/fallers/home',
  obeys: ['type', 'city', 'season', 'scope', 'brand', 'without'],
  definition: 'fallers',
  defined: defined(
    'fallers',
    'Fallers',
    'looks tagged x; 30 looks and 1 % the year before, largest fall of the share first',
    'published looks of the scope',
  ),
  tab: 'home',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'looks',
  behind: { rows: 'looks', by: 'trend' },
  card: { name: 'fallers', picture: 'risers', span: 6, rows: 6, beside: 'risers' },
} as const satisfies FigureFile;
