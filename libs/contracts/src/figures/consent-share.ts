import { defined } from './figure-definition.js';
import type { FigureFile } from './figure-file.js';

/** Who comes is everybody's: type and city choose the days. */
export const consentShare = {
  address: 'graphs/consent-share',
  obeys: ['type', 'city', 'season', 'window'],
  definition: 'consent_share',
  defined: defined(
    'consent_share',
    'Share with consent',
    'page views of visitors with consent, in W',
    'page views in the language',
  ),
  tab: 'seasons',
  scopes: ['seasons'],
  subject: 'language',
  rests: 'visitors',
  daysOnly: true,
  behind: { rows: 'events', measure: 'consent', by: 'language' },
  card: { name: 'consentShare', picture: 'table', span: 4, rows: 7 },
} as const satisfies FigureFile;
