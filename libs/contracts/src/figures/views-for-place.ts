import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Looks by what they are opened beyond what their place brings. */
export const viewsForPlace = {
  address: 'graphs/views-for-place',
  obeys: ['type', 'city', 'season', 'brand', 'trend', 'window'],
  definition: 'views_for_place',
  defined: defined(
    'views_for_place',
    'Openings for the place in the show',
    'openings of the look in W',
    'openings its show had, given out by the curve of places, 10 at least',
  ),
  tab: 'seasons',
  scopes: ['seasons'],
  subject: 'look',
  rests: 'visitors',
  unit: 'number',
  behind: { rows: 'events', measure: 'views', by: 'look' },
  card: { name: 'viewsForPlace', picture: 'looks', span: 6, rows: 12 },
} as const satisfies FigureFile;
