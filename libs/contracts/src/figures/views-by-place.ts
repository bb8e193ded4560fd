import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Looks shown first are opened more: by how much. */
export const viewsByPlace = {
  address: 'graphs/views-by-place',
  obeys: ['type', 'city', 'season', 'window'],
  definition: 'views_by_place',
  defined: defined(
    'views_by_place',
    'Openings by place in the show',
    'openings in W of looks that stood at the place; the value is the fitted curve, 1 for the mean look of a show',
    'looks that stood at the place, of shows that were opened',
  ),
  tab: 'seasons',
  scopes: ['seasons'],
  subject: 'place',
  rests: 'visitors',
  unit: 'number',
  behind: { rows: 'events', measure: 'views', by: 'place', whole: 'looks' },
  card: { name: 'viewsByPlace', picture: 'curve', span: 6, rows: 100 },
} as const satisfies FigureFile;
