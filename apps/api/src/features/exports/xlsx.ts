import type { ExportReceipt } from '@toile/contracts';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Table } from './table.js';

/** A workbook: the table with numbers as numbers, and its receipt on a second sheet. */
export function toXlsx({ columns, rows }: Table, receipt: ExportReceipt): Promise<Buffer> {
  const head = columns.map(({ name }) => ({ value: name, fontWeight: 'bold' as const }));
  const data: SheetData = [head, ...rows];
  const facts = Object.entries(receipt).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return writeXlsxFile([
    { data, sheet: 'Figure', stickyRowsCount: 1, columns: columns.map(() => ({ width: 18 })) },
    { data: facts, sheet: 'Receipt', columns: [{ width: 14 }, { width: 90 }] },
  ]).toBuffer();
}
