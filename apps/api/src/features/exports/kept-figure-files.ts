import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ExportFormat, ExportReceipt, Figure, FigureMeta, Locale } from '@toile/contracts';
import { inputOf } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { viewerOf } from '../../kernel/auth/viewer.decorator.js';
import { drawingSemaphore, runWorker } from '../../kernel/pdf/run-worker.js';
import { PUBLIC_URL } from '../../kernel/tokens.js';
import {
  type ExportRequest,
  environmentOf,
  exportMessages,
  FigureFiles,
  FigureQueryDto,
  filtersInWords,
  localeNamed,
  RateLimits,
  ReadScope,
} from '../figures/index.js';
import { narrowedToIn, type QuestionAnswerDto } from '../questions/index.js';
import { KeepReceipt } from './commands/keep-receipt.js';
import { toCsv } from './csv.js';
import { toCsvw } from './csvw.js';
import { type Note, notesOf, titleIn } from './notes.js';
import { toParquet } from './parquet.js';
import { addressOfRepeat, hashOf, metaOf, type ReceiptMeta } from './receipt.js';
import { type Table, tableOf } from './table.js';
import { workbookOf } from './workbook/workbook-of.js';

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  csvw: 'application/csvm+json',
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

/** Where the format does not name it: tools find notes on a CSV by this. */
const ENDINGS: Partial<Record<ExportFormat, string>> = { csvw: 'csv-metadata.json' };

/** In which words a file is written. */
interface Words {
  locale: Locale;
  meta: Pick<FigureMeta, 'consent' | 'covers'>;
  /** What a question says it is of; null where filters say it. */
  narrowed: string[] | null;
}
type Exportable = Pick<Figure, 'rows' | 'meta'> | QuestionAnswerDto | (ReceiptMeta & { rows: object[] });

/** Files of figures, each with a receipt that is kept. */
@Injectable()
export class KeptFigureFiles extends FigureFiles {
  readonly #workbooks = drawingSemaphore(20);

  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    private readonly scopes: ReadScope,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
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
    const name = nameOf(receipt, path);
    const locale = localeNamed(request.query.locale ?? '');
    const words = {
      locale,
      meta: 'meta' in answer ? answer.meta : {},
      narrowed: isAnswer(answer) ? narrowedToIn(answer, locale) : null,
    };
    const bytes = await this.encoded(table, receipt, answer.rows, name, words);
    await this.commands.execute(new KeepReceipt(receipt));
    reply.headers({
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${ENDINGS[format] ?? format}"`,
      'repr-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
      'x-receipt-id': receipt.id,
      link: [
        `</api/dashboard/exports/${receipt.id}>; rel="describedby"`,
        ...(format === 'csv'
          ? [`<${notesOn(request, receipt)}>; rel="describedby"; type="${TYPES.csvw}"`]
          : []),
      ].join(', '),
    });
    return bytes;
  }

  private async encoded(
    table: Table,
    receipt: ExportReceipt,
    rows: readonly object[],
    name: string,
    words: Words,
  ): Promise<Buffer> {
    const { locale } = words;
    switch (receipt.format) {
      case 'csv':
        return toCsv(table);
      case 'parquet':
        return toParquet(table, receipt);
      case 'xlsx':
        return this.workbook(table, receipt, await this.notes(receipt, words), locale);
      case 'csvw': {
        const notes = await this.notes(receipt, words);
        const { columns } = exportMessages(locale);
        const title = titleIn(receipt, locale);
        const { publicUrl } = this;
        return toCsvw(table, { file: `${name}.csv`, title, notes, columns, receipt, locale, publicUrl });
      }
      default:
        return Buffer.from(JSON.stringify({ receipt, rows }));
    }
  }

  private async notes(receipt: ExportReceipt, { locale, meta, narrowed }: Words): Promise<Note[]> {
    if (narrowed) return notesOf(receipt, narrowed, locale, meta);
    const scope = await this.scopes.within(inputOf(FigureQueryDto, receipt.filters), 'Master');
    return notesOf(receipt, filtersInWords(scope, locale), locale, meta);
  }

  /** In a thread: the engine takes a second to start, and holds up whatever runs beside it. */
  private workbook(
    table: Table,
    receipt: ExportReceipt,
    notes: readonly Note[],
    locale: Locale,
  ): Promise<Buffer> {
    const book = workbookOf(table, receipt, notes, locale);
    return this.#workbooks.run(() => runWorker<Uint8Array>(WORKBOOKS, book, (file) => Buffer.from(file)));
  }
}

const isAnswer = (answer: Exportable): answer is QuestionAnswerDto => 'conditions' in answer;

/** Where notes on a CSV are; who sees the demo alone may not ask for a time. */
function notesOn(request: ExportRequest, { again }: ExportReceipt): string {
  const { as_of, ...query } = Object.fromEntries(new URL(again, 'http://here').searchParams);
  const isPinned = environmentOf(viewerOf(request)) === 'Master' && as_of !== undefined;
  const { locale } = request.query;
  const asked = { ...query, ...(isPinned && { as_of }), format: 'csvw', ...(locale && { locale }) };
  return `${again.split('?')[0]}?${new URLSearchParams(asked)}`;
}

/** Says by itself what is in the file, of which days and as known when: rows say none of that. */
function nameOf({ definition, window: { from, to }, as_of }: ExportReceipt, path: string): string {
  const figure = (definition ?? path.split('/').at(-1) ?? 'rows').replaceAll('_', '-');
  return `toile-${figure}-${from}-to-${to}-as-of-${as_of.slice(0, 10)}`;
}
