import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** How long a trend is looked at after its show. */
export const attentionHalfLife = {
  address: 'graphs/attention-half-life',
  obeys: ['type', 'city', 'season', 'scope', 'brand', 'without'],
  definition: 'attention_half_life',
  defined: defined(
    'attention_half_life',
    'Half-life of attention',
    'openings of looks tagged x in the seven days from their show; the value is the days by which half of all had come',
    'openings of these looks in the 28 days from their show, once those are over',
  ),
  tab: 'trends',
  scopes: ['trends'],
  subject: 'trend',
  rests: 'visitors',
  unit: 'days',
  behind: { rows: 'looks', by: 'trend', ofBoth: true, counts: 'attention' },
  card: { name: 'attentionHalfLife', picture: 'bars', span: 6, rows: 12 },
} as const satisfies FigureFile;
