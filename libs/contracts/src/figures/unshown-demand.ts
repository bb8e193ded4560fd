import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** What people look for and the season does not show. */
export const unshownDemand = {
  address: 'graphs/unshown-demand',
  obeys: ['type', 'city', 'season', 'country', 'window', 'without'],
  definition: 'unshown_demand',
  defined: defined(
    'unshown_demand',
    'Searched, hardly shown',
    'first-page searches from the country naming x, in W, of trends in fewer than 10 looks of the scope',
    'its searches naming anything known',
  ),
  tab: 'trends',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'visitors',
  behind: { rows: 'events', measure: 'searches', by: 'trend' },
  card: { name: 'unshownDemand', picture: 'table', span: 6, rows: 12, control: 'country' },
} as const satisfies FigureFile;
