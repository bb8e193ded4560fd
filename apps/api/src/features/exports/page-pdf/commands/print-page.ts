import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OmitType } from '@nestjs/swagger';
import { type ExportReceipt, type FigureAddress, type Locale, obeyedOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { tagLabel } from '@toile/vocabulary';
import pLimit from 'p-limit';
import type { Member } from '../../../../kernel/auth/member.js';
import { drawingSemaphore, runWorker } from '../../../../kernel/pdf/run-worker.js';
import type { PictureStore } from '../../../../kernel/pictures/picture-store.js';
import { PICTURES } from '../../../../kernel/tokens.js';
import {
  exportMessages,
  FigureByReference,
  filled,
  filtersInWords,
  filtersOf,
  KeptFiltersDto,
  type ReadFigureResult,
  renderFigure,
  timeIn,
} from '../../../figures/index.js';
import { KeepReceipt } from '../../commands/keep-receipt.js';
import { addressOfRepeat, hashOf } from '../../receipt.js';
import { tableOf } from '../../table.js';
import type { PageDocument } from '../draw-page.js';
import { PAGE_FIGURES, type PageSlug } from '../pages.js';

/** The built worker, also where the tests run this file from its source. */
const WORKER = new URL('../../../../../dist/features/exports/page-pdf/draw-page.worker.js', import.meta.url);
const PICTURES_AT_ONCE = 4;
const PATIENCE_MS = 15_000;
/** What fits on a page and is still read, and whole lines of six pictures. */
const ROWS = '24';

/** Filters of the page; what a figure alone is asked with stays out. */
export class PageFiltersDto extends OmitType(KeptFiltersDto, ['limit']) {}

/** A page of the dashboard on paper: the same figures, asked as the reader, with a receipt for each. */
export class PrintPage extends Command<Buffer> {
  constructor(
    readonly page: PageSlug,
    readonly filters: PageFiltersDto,
    readonly viewer: Member | undefined,
    readonly locale: Locale,
  ) {
    super();
  }
}

/** Draws in a thread, one after the other. */
@CommandHandler(PrintPage)
export class PrintPageHandler implements ICommandHandler<PrintPage> {
  readonly #semaphore = drawingSemaphore(20);

  constructor(
    private readonly figures: FigureByReference,
    private readonly commands: CommandBus,
    @Inject(PICTURES) private readonly pictures: PictureStore,
  ) {}

  /** @throws ValidationError, DomainError as the figures do */
  async execute({ page, filters, viewer, locale }: PrintPage): Promise<Buffer> {
    const order = await this.order(page, filtersOf(filters), viewer, locale);
    return this.#semaphore.run(async () => {
      const pictures = await this.picturesOf(order);
      return runWorker<Uint8Array>(WORKER, { order, pictures }, (pdf) => Buffer.from(pdf));
    });
  }

  /** A picture that is not there any more, or takes too long to be made, leaves its place empty. */
  private async picturesOf({ figures }: PageDocument): Promise<Map<string, Uint8Array>> {
    const names = new Set(figures.flatMap(({ rows }) => rows.flatMap(({ picture }) => picture ?? [])));
    const until = Date.now() + PATIENCE_MS;
    const found = await pLimit(PICTURES_AT_ONCE).map([...names], async (name) => {
      if (Date.now() > until) return [];
      const picture = await this.pictures.picture('list_400', name, 'jpeg');
      return picture ? ([[name, picture]] as [string, Uint8Array][]) : [];
    });
    return new Map(found.flat());
  }

  private async order(
    slug: PageSlug,
    { compare, ...filters }: Record<string, string>,
    viewer: Member | undefined,
    locale: Locale,
  ): Promise<PageDocument> {
    const also = { limit: ROWS, ...(slug === 'seasons' && compare ? { compare } : {}) };
    const figures: PageDocument['figures'] = [];
    let first: ReadFigureResult | undefined;
    for (const figure of PAGE_FIGURES[slug]) {
      const own = obeyedOf(figure, { ...filters, ...also });
      const read = await this.figures.read({ figure, filters: own }, viewer);
      first ??= read;
      const receipt = await this.keep(figure, own, read);
      const words = filled(exportMessages(locale).table.receipt, locale, {
        id: receipt.id,
        hash: receipt.sha256.slice(0, 16),
      });
      figures.push({ ...renderFigure(read.figure, read.scope, locale), receipt: words });
    }
    const { dashboard } = messagesOf(locale);
    const tabs: Record<string, string> = dashboard.tabs;
    const { scope } = first ?? {};
    const about = scope?.trend ? tagLabel(scope.trend, locale) : scope?.brand?.name;
    return {
      locale,
      title: about ?? tabs[slug.replace('-focus', 's')] ?? dashboard.title,
      filters: scope ? filtersInWords(scope, locale).join(' · ') : '',
      made: `${dashboard.title} · ${timeIn(locale, (scope?.asOf ?? new Date()).toISOString())}`,
      figures,
    };
  }

  /** Each figure of the page can be asked for again, and compared. */
  private async keep(
    figure: FigureAddress,
    query: Record<string, string>,
    { figure: { rows, meta } }: ReadFigureResult,
  ): Promise<ExportReceipt> {
    const table = tableOf(rows);
    const { definition, version, filters, window, as_of, fresh_to } = meta;
    const receipt: ExportReceipt = {
      id: randomUUID(),
      again: addressOfRepeat(`/api/dashboard/${figure}`, query, as_of),
      format: 'pdf',
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
    return receipt;
  }
}
