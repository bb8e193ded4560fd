import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** {{Words}}. */
export const {{key}} = {
  address: 'graphs/{{name}}',
  obeys: ['type', 'city', 'season', 'scope'],
  definition: '{{snake}}',
  defined: defined('{{snake}}', '{{Words}}', 'looks tagged x', 'published looks of the scope'),
  tab: 'trends',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'looks',
  behind: { rows: 'looks', by: 'trend' },
  card: { name: '{{key}}', picture: 'bars', span: 12, rows: 12 },
} as const satisfies FigureFile;
