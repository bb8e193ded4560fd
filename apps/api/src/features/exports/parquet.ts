import type { ExportReceipt } from '@toile/contracts';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Table } from './table.js';

const TYPES = { string: 'STRING', number: 'DOUBLE', boolean: 'BOOLEAN' } as const;

/** A Parquet file whose key-value metadata holds the receipt. */
export function toParquet({ columns, rows }: Table, receipt: ExportReceipt): Buffer {
  const buffer = parquetWriteBuffer({
    columnData: columns.map(({ name, kind }, at) => ({
      name,
      type: TYPES[kind],
      nullable: true,
      data: rows.map((row) => row[at] ?? null),
    })),
    kvMetadata: [{ key: 'toile.receipt', value: JSON.stringify(receipt) }],
  });
  return Buffer.from(buffer);
}
