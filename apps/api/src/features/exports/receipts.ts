import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ExportReceipt, Figure, FigureAddress, Locale } from '@toile/contracts';
import { exportMessages, filled } from '../figures/index.js';
import { KeepReceipt } from './commands/keep-receipt.js';
import { addressOfRepeat, hashOf } from './receipt.js';
import { tableOf } from './table.js';

/** What was asked, and the table it gave. */
export interface Asked {
  path: string;
  query: Record<string, string>;
  rows: readonly object[];
  meta: Figure['meta'];
}

export const askedFigure = (
  figure: FigureAddress,
  query: Record<string, string>,
  { rows, meta }: Pick<Figure, 'rows' | 'meta'>,
): Asked => ({ path: `/api/dashboard/${figure}`, query, rows, meta });

/** @param question as parameters of an address */
export const askedQuestion = (
  question: string,
  { rows, meta }: { rows: readonly object[]; meta: Figure['meta'] },
): Asked => ({
  path: '/api/dashboard/questions',
  query: Object.fromEntries(new URLSearchParams(question)),
  rows,
  meta,
});

/** Keeps receipts of tables that leave in a file with others: each can be asked for again, and compared. */
@Injectable()
export class Receipts {
  constructor(private readonly commands: CommandBus) {}

  /** @returns the receipt in words, for a footnote */
  async keep(
    { path, query, rows, meta }: Asked,
    format: ExportReceipt['format'],
    locale: Locale,
  ): Promise<string> {
    const table = tableOf(rows);
    const { definition, version, filters, window, as_of, fresh_to } = meta;
    const receipt: ExportReceipt = {
      id: randomUUID(),
      again: addressOfRepeat(path, query, as_of),
      format,
      definition,
      version,
      filters,
      window,
      as_of,
      fresh_to,
      rows: table.rows.length,
      columns: table.columns.map(({ name }) => name),
      sha256: hashOf(table),
      created_at: new Date().toISOString(),
    };
    await this.commands.execute(new KeepReceipt(receipt));
    const words = { id: receipt.id, hash: receipt.sha256.slice(0, 16) };
    return filled(exportMessages(locale).table.receipt, locale, words);
  }
}
