import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** How long a show is looked at; a trend's is `attention-half-life`. */
export const attentionOfShows = {
  address: 'graphs/attention-of-shows',
  obeys: ['type', 'city', 'season', 'brand'],
  definition: 'attention_of_shows',
  defined: defined(
    'attention_of_shows',
    'Half-life of attention, shows',
    'openings of the brand’s looks in the seven days from their show; the value is the days by which half of all had come',
    'openings of these looks in the 28 days from their show, once those are over',
  ),
  tab: 'brands',
  scopes: ['brands'],
  subject: 'brand',
  rests: 'visitors',
  unit: 'days',
  behind: { rows: 'looks', by: 'brand', ofBoth: true, counts: 'attention' },
  card: { name: 'attentionOfShows', picture: 'bars', span: 12, rows: 12 },
} as const satisfies FigureFile;
