import { randomUUID } from 'node:crypto';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OmitType } from '@nestjs/swagger';
import type { ExportReceipt, FigureAddress, Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { Member } from '../../../accounts/members/member.js';
import { drawingSemaphore } from '../../../pdf/drawing-semaphore.js';
import { runWorker } from '../../../pdf/run-worker.js';
import { KeepReceipt } from '../../export/commands/keep-receipt.js';
import { askAgain, hashOf } from '../../export/receipt.js';
import { tableOf } from '../../export/table.js';
import { type Asked, AskFigure } from '../../figure-reference/ask-figure.js';
import { filtersOf, KeptFiltersDto } from '../../figure-reference/figure-reference.dto.js';
import { filtersInWords, sheetOf, timeIn } from '../../figure-sheet/figure-sheet.js';
import { filled, takeAwayWords } from '../../figure-sheet/words.js';
import type { PageOrder } from '../page-order.js';
import { PAGE_FIGURES, type PageSlug } from '../pages.js';

/** The built worker, also where the tests run this file from its source. */
const WORKER = new URL('../../../../dist/dashboard/page-pdf/draw-page.worker.js', import.meta.url);
/** What fits on a sheet and is still read. */
const ROWS = '25';

/** What members did is told of whole seasons, whichever days the rest of the page is about; the sheet says which. */
const WHOLE_SEASONS: FigureAddress = 'graphs/search-among-consumers';
const withoutDays = ({ window: _, from: __, to: ___, ...filters }: Record<string, string>) => filters;

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
    private readonly figures: AskFigure,
    private readonly commands: CommandBus,
  ) {}

  /** @throws ValidationError, DomainError as the figures do */
  async execute({ page, filters, viewer, locale }: PrintPage): Promise<Buffer> {
    const order = await this.order(page, filtersOf(filters), viewer, locale);
    return this.#semaphore.run(() => runWorker<Uint8Array>(WORKER, order, (pdf) => Buffer.from(pdf)));
  }

  private async order(
    slug: PageSlug,
    { compare, ...filters }: Record<string, string>,
    viewer: Member | undefined,
    locale: Locale,
  ): Promise<PageOrder> {
    const also = { limit: ROWS, ...(slug === 'seasons' && compare ? { compare } : {}) };
    const figures: PageOrder['figures'] = [];
    let first: Asked | undefined;
    for (const figure of PAGE_FIGURES[slug]) {
      const own = figure === WHOLE_SEASONS ? withoutDays(filters) : filters;
      const asked = await this.figures.ask({ figure, filters: own }, viewer, also);
      first ??= asked;
      const receipt = await this.keep(figure, { ...own, ...also }, asked);
      const words = filled(takeAwayWords(locale).sheet.receipt, locale, {
        ...{ id: receipt.id, hash: receipt.sha256.slice(0, 16) },
      });
      figures.push({ ...sheetOf(asked.figure, asked.scope, locale), receipt: words });
    }
    const { dashboard } = messagesOf(locale);
    const tabs: Record<string, string> = dashboard.tabs;
    const { scope } = first ?? {};
    const about = scope && (scope.trend?.name ?? scope.brand?.name);
    return {
      locale,
      title: about ?? tabs[slug.replace('-focus', 's')] ?? dashboard.title,
      filters: scope ? filtersInWords(scope, locale).join(' · ') : '',
      made: `${dashboard.title} · ${timeIn(locale, (scope?.asOf ?? new Date()).toISOString())}`,
      figures,
    };
  }

  /** Each figure of the sheet can be asked for again, and compared. */
  private async keep(
    figure: FigureAddress,
    query: Record<string, string>,
    { figure: { rows, meta } }: Asked,
  ): Promise<ExportReceipt> {
    const table = tableOf(rows);
    const { definition, version, filters, window, as_of, fresh_to } = meta;
    const receipt: ExportReceipt = {
      ...{ id: randomUUID(), again: askAgain(`/api/dashboard/${figure}`, query, as_of), format: 'pdf' },
      ...{ definition, version, filters, window, as_of, fresh_to, rows: table.rows.length },
      columns: table.columns.map(({ name }) => name),
      sha256: hashOf(table),
      created_at: new Date().toISOString(),
    };
    await this.commands.execute(new KeepReceipt(receipt));
    return receipt;
  }
}
