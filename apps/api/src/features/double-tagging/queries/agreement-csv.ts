import { toCsv } from '../../exports/index.js';
import type { AgreementDto } from './agreement.js';

const COLUMNS = [
  ['tag', 'string'],
  ['label', 'string'],
  ['category', 'string'],
  ['both', 'number'],
  ['one', 'number'],
  ['neither', 'number'],
  ['kappa', 'number'],
  ['low', 'number'],
  ['high', 'number'],
  ['undefined', 'string'],
] as const;

/** A row a tag, as the page has them. */
export const agreementCsv = ({ tags }: AgreementDto): Buffer =>
  toCsv({
    columns: COLUMNS.map(([name, kind]) => ({ name, kind })),
    rows: tags.map((row) => COLUMNS.map(([name]) => row[name])),
  });
