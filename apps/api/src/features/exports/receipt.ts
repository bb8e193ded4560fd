import { createHash } from 'node:crypto';
import type { ExportReceipt, Figure } from '@toile/contracts';
import type { Table } from './table.js';

export type ReceiptMeta = Pick<ExportReceipt, 'filters' | 'window' | 'as_of'> &
  Partial<Pick<ExportReceipt, 'definition' | 'version' | 'fresh_to'>>;

/** Where the answer of a figure or of a list of rows says what it is about. */
export const metaOf = (answer: Figure | ReceiptMeta): ReceiptMeta =>
  'meta' in answer ? answer.meta : answer;

/**
 * The fingerprint of a table: SHA-256 of the column names and then each row as JSON arrays, a line each. It is the same in
 * every format.
 */
export function hashOf({ columns, rows }: Table): string {
  const hash = createHash('sha256');
  hash.update(`${JSON.stringify(columns.map(({ name }) => name))}\n`);
  for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest('hex');
}

/** What was asked, with the time it was asked at, so that asking again gives the same table. */
export function addressOfRepeat(path: string, query: Record<string, string>, asOf: string): string {
  const { format: _, explain: _explain, locale: _locale, ...rest } = query;
  return `${path}?${new URLSearchParams({ ...rest, as_of: asOf })}`;
}
