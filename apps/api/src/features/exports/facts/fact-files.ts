import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ValidationError } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { WAREHOUSE } from '../../../kernel/tokens.js';
import { type Days, isoTime, run } from '../../figures/index.js';
import { type FactTableName, factTable } from './fact-tables.js';

type Row = Record<string, string | number>;

/** The facts of one day as a Parquet file. */
export interface FactFile {
  day: string;
  rows: number;
  bytes: Buffer;
  sha256: string;
  /** SHA-256 of its rows alone: the same whenever nothing about the day has changed. */
  content: string;
}

/** More is asked by fewer days; a day of the largest fashion week has a tenth of it. */
const MOST_ROWS = 300_000;
const TYPES = { string: 'STRING', number: 'DOUBLE' } as const;

/** Writes facts by days. The same days as they were known at the same time are the same bytes, so a sum holds for every download. */
@Injectable()
export class FactFiles {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  /** Of the days that have any. @throws ValidationError where there are too many rows */
  async read(name: FactTableName, { from, to }: Days, asOf: Date): Promise<FactFile[]> {
    const sql = `${factTable(name).sql(this.warehouse.database)} LIMIT ${MOST_ROWS + 1}`;
    const rows = await run<Row>(this.warehouse, `facts-${name}`, sql, { from, to, as_of: isoTime(asOf) });
    if (rows.length > MOST_ROWS)
      throw new ValidationError([
        {
          propertyPath: 'to',
          message: `at most ${MOST_ROWS} rows at once: ask for fewer days`,
          code: 'too_big',
        },
      ]);
    return [...byDay(rows)].map(([day, ofDay]) => fileOf(name, day, ofDay, asOf));
  }
}

function byDay(rows: readonly Row[]): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = String(row.day);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(row);
    else days.set(day, [row]);
  }
  return days;
}

function fileOf(table: FactTableName, day: string, rows: readonly Row[], asOf: Date): FactFile {
  const buffer = parquetWriteBuffer({
    columnData: factTable(table).columns.map(({ name, kind }) => ({
      name,
      type: TYPES[kind],
      nullable: false,
      data: rows.map((row) => (kind === 'number' ? Number(row[name]) : String(row[name]))),
    })),
    kvMetadata: [{ key: 'toile.facts', value: JSON.stringify({ table, day, as_of: asOf.toISOString() }) }],
  });
  const bytes = Buffer.from(buffer);
  const [sha256, content] = [bytes, JSON.stringify(rows)].map((one) =>
    createHash('sha256').update(one).digest('hex'),
  ) as [string, string];
  return { day, rows: rows.length, bytes, sha256, content };
}
