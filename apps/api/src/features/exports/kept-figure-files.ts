import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ExportFormat, ExportReceipt, Figure, FigureMeta, Locale } from '@toile/contracts';
import { inputOf } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { viewerOf } from '../../kernel/auth/viewer.decorator.js';
import { drawingSemaphore, runWorker } from '../../kernel/pdf/run-worker.js';
import {
  type ExportRequest,
  FigureFiles,
  FigureQueryDto,
  filtersInWords,
  localeNamed,
  RateLimits,
  ReadScope,
} from '../figures/index.js';
import { KeepReceipt } from './commands/keep-receipt.js';
import { toCsv } from './csv.js';
import { toParquet } from './parquet.js';
import { addressOfRepeat, hashOf, metaOf, type ReceiptMeta } from './receipt.js';
import { type Table, tableOf } from './table.js';
import { workbookOf } from './workbook/workbook-of.js';

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
};
/** The built worker, also where the tests run this file from its source. */
const WORKBOOKS = new URL(
  '../../../dist/features/exports/workbook/write-workbook.worker.js',
  import.meta.url,
);
const EXPORTS = { what: 'export', most: 30 };

type Exportable = Pick<Figure, 'rows' | 'meta'> | (ReceiptMeta & { rows: object[] });

/** Files of figures, each with a receipt that is kept. */
@Injectable()
export class KeptFigureFiles extends FigureFiles {
  readonly #workbooks = drawingSemaphore(20);

  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    private readonly scopes: ReadScope,
  ) {
    super();
  }

  async fileOf(
    answer: Exportable,
    format: ExportFormat,
    request: ExportRequest,
    reply: FastifyReply,
  ): Promise<Buffer> {
    const viewer = viewerOf(request);
    if (viewer) await this.limits.take(EXPORTS, viewer.subject, reply);
    else await this.limits.takeByAddress(EXPORTS, request.ip, reply);
    const table = tableOf(answer.rows);
    const path = request.url.split('?')[0] ?? '';
    const {
      definition = null,
      version = null,
      fresh_to = null,
      filters,
      window,
      as_of,
    } = metaOf(answer as Figure);
    const receipt: ExportReceipt = {
      id: randomUUID(),
      again: addressOfRepeat(path, request.query, as_of),
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
    const bytes =
      format === 'xlsx'
        ? await this.workbook(
            table,
            receipt,
            localeNamed(request.query.locale ?? ''),
            'meta' in answer ? answer.meta : {},
          )
        : await encoded(format, table, receipt, answer.rows);
    await this.commands.execute(new KeepReceipt(receipt));
    const name = `toile-${(definition ?? path.split('/').at(-1) ?? 'rows').replaceAll('_', '-')}-${as_of.slice(0, 10)}`;
    reply.headers({
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'repr-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
      'x-receipt-id': receipt.id,
      link: `</api/dashboard/exports/${receipt.id}>; rel="describedby"`,
    });
    return bytes;
  }

  /** In a thread: the engine takes a second to start, and holds up whatever runs beside it. */
  private async workbook(
    table: Table,
    receipt: ExportReceipt,
    locale: Locale,
    meta: Pick<FigureMeta, 'consent' | 'covers'>,
  ): Promise<Buffer> {
    const scope = await this.scopes.within(inputOf(FigureQueryDto, receipt.filters), 'Master');
    const book = workbookOf(table, receipt, filtersInWords(scope, locale), locale, meta);
    return this.#workbooks.run(() => runWorker<Uint8Array>(WORKBOOKS, book, (file) => Buffer.from(file)));
  }
}

async function encoded(
  format: Exclude<ExportFormat, 'xlsx'>,
  table: Table,
  receipt: ExportReceipt,
  rows: readonly object[],
): Promise<Buffer> {
  switch (format) {
    case 'csv':
      return toCsv(table);
    case 'parquet':
      return toParquet(table, receipt);
    case 'json':
      return Buffer.from(JSON.stringify({ receipt, rows }));
  }
}
