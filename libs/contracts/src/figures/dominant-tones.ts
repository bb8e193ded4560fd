import { TONES } from '../colours.js';
import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Each look counts once, where `colour_tones` counts it in every tone it has. */
export const dominantTones = {
  address: 'graphs/dominant-tones',
  obeys: ['type', 'city', 'season', 'scope', 'brand'],
  definition: 'dominant_tones',
  defined: defined(
    'dominant_tones',
    'Dominant tones',
    'looks whose dominant colour is of the tone',
    'looks with a colour',
  ),
  tab: 'seasons',
  scopes: ['seasons'],
  subject: 'colour',
  rests: 'looks',
  behind: { rows: 'looks', by: 'dominant_tone' },
  card: { name: 'dominantTones', picture: 'colours', span: 12, rows: TONES.length },
} as const satisfies FigureFile;
