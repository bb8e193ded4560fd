import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { addDays } from '../../figures/index.js';
import { type FactFile, FactFiles } from '../facts/fact-files.js';
import { type FactTableName, factTable } from '../facts/fact-tables.js';
import type { Bucket } from './bucket.js';
import type { ScheduledExportEntity } from './scheduled-export.entity.js';

/** Days that are read at once. */
const DAYS_AT_ONCE = 31;
const PARQUET = 'application/vnd.apache.parquet';

interface SentFile {
  day: string;
  content: string;
  sha256: string;
  rows: number;
  bytes: number;
}

/**
 * Puts a Parquet file for each day that is new or different, and a manifest last, so that what a manifest names lies there. A try
 * that was cut off goes on where it was. A day that has no looks any more is in no manifest; its file stays.
 */
@Injectable()
export class TablesToBucket {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly files: FactFiles,
  ) {}

  /** @throws NotPut, and what `signal` says when the process stops */
  async send(
    wanted: ScheduledExportEntity,
    bucket: Bucket,
    asOf: Date,
    signal: AbortSignal,
  ): Promise<{ last_sent: number; last_files: number; last_bytes: string }> {
    const counted = { last_sent: 0, last_files: 0, last_bytes: '0' };
    for (const table of wanted.tables) {
      const { sent, named } = await this.#sendTable(table, wanted, bucket, asOf, signal);
      counted.last_sent += sent;
      counted.last_files += named.length;
      counted.last_bytes = String(
        Number(counted.last_bytes) + named.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      const manifest = JSON.stringify(manifestOf(table, asOf, named), null, 2);
      await bucket.put(`${wanted.prefix}${table}/manifest.json`, Buffer.from(manifest), 'application/json');
    }
    return counted;
  }

  async #sendTable(
    table: FactTableName,
    { id, prefix, first_day }: ScheduledExportEntity,
    bucket: Bucket,
    asOf: Date,
    signal: AbortSignal,
  ): Promise<{ sent: number; named: SentFile[] }> {
    const before = await this.#sentBefore(id, table);
    const named: SentFile[] = [];
    const today = asOf.toISOString().slice(0, 10);
    let sent = 0;
    for (let from = first_day; from <= today; from = addDays(from, DAYS_AT_ONCE)) {
      const last = addDays(from, DAYS_AT_ONCE - 1);
      const files = await this.files.read(table, { from, to: last < today ? last : today }, asOf);
      for (const file of files) {
        signal.throwIfAborted();
        const lies = before.get(file.day);
        if (lies?.content === file.content) {
          named.push(lies);
          continue;
        }
        await bucket.put(`${prefix}${table}/${file.day}.parquet`, file.bytes, PARQUET);
        named.push(await this.#noteSent(id, table, file));
        sent += 1;
      }
    }
    return { sent, named };
  }

  async #sentBefore(id: string, table: FactTableName): Promise<Map<string, SentFile>> {
    const { rows } = await this.pool.query<SentFile>(
      `SELECT day::text, content, sha256, rows, bytes FROM scheduled_export_file WHERE export = $1 AND name = $2`,
      [id, table],
    );
    return new Map(rows.map((row) => [row.day, row]));
  }

  async #noteSent(id: string, table: FactTableName, file: FactFile): Promise<SentFile> {
    const { day, content, sha256, rows, bytes } = file;
    // Removed meanwhile, it has no row to stand under.
    await this.pool.query(
      `INSERT INTO scheduled_export_file (export, name, day, content, sha256, rows, bytes)
       SELECT id, $2, $3, $4, $5, $6, $7 FROM scheduled_export WHERE id = $1
       ON CONFLICT (export, name, day) DO UPDATE SET
         content = excluded.content, sha256 = excluded.sha256, rows = excluded.rows, bytes = excluded.bytes`,
      [id, table, day, content, sha256, rows, bytes.length],
    );
    return { day, content, sha256, rows, bytes: bytes.length };
  }
}

const manifestOf = (table: FactTableName, asOf: Date, files: readonly SentFile[]) => ({
  table,
  about: factTable(table).about,
  columns: factTable(table).columns,
  as_of: asOf.toISOString(),
  files: files.map(({ day, rows, bytes, sha256 }) => ({ day, file: `${day}.parquet`, rows, bytes, sha256 })),
});
