import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** How long a single look is looked at. */
export const attentionOfLooks = {
  address: 'graphs/attention-of-looks',
  obeys: ['type', 'city', 'season', 'brand', 'trend'],
  definition: 'attention_of_looks',
  defined: defined(
    'attention_of_looks',
    'Half-life of attention, looks',
    'openings of the look in the seven days from its show; the value is the days by which half of all had come',
    'its openings in the 28 days from its show, once those are over',
  ),
  tab: 'seasons',
  scopes: ['seasons', 'brands', 'trends'],
  subject: 'look',
  rests: 'visitors',
  unit: 'days',
  behind: { rows: 'events', measure: 'attention', by: 'look' },
  card: { name: 'attentionOfLooks', picture: 'looks', span: 12, rows: 12 },
} as const satisfies FigureFile;
