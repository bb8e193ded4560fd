/** `csvw`: notes on the CSV, in W3C's metadata vocabulary for tabular data. */
export const EXPORT_FORMATS = ['csv', 'csvw', 'xlsx', 'json', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What an exported table is: kept, and found again by its id at `/api/dashboard/exports/{id}`. */
export interface ExportReceipt {
  id: string;
  /** The address that gives the same table again: as it was known when it was exported. */
  again: string;
  /** `pdf` where the table stands on a printed page, `pptx` where it is a slide's. */
  format: ExportFormat | 'pdf' | 'pptx';
  definition: string | null;
  version: number | null;
  filters: Record<string, string>;
  window: { from: string; to: string; rule: string };
  as_of: string;
  fresh_to: string | null;
  rows: number;
  columns: string[];
  /** SHA-256 over the column names and each row as JSON arrays, a line each: equal in every format. */
  sha256: string;
  created_at: string;
}
