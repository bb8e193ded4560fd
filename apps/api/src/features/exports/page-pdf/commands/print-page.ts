import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OmitType } from '@nestjs/swagger';
import { type Locale, obeyedOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { tagLabel } from '@toile/vocabulary';
import type { Member } from '../../../../kernel/auth/member.js';
import {
  FigureByReference,
  filtersInWords,
  filtersOf,
  KeptFiltersDto,
  type ReadFigureResult,
  renderTold,
  timeIn,
} from '../../../figures/index.js';
import { askedFigure, Receipts } from '../../receipts.js';
import type { PageDocument } from '../draw-page.js';
import { PAGE_FIGURES, type PageSlug } from '../pages.js';
import { Paper } from '../paper.js';

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

@CommandHandler(PrintPage)
export class PrintPageHandler implements ICommandHandler<PrintPage> {
  constructor(
    private readonly figures: FigureByReference,
    private readonly receipts: Receipts,
    private readonly paper: Paper,
  ) {}

  /** @throws ValidationError, DomainError as the figures do */
  async execute({ page, filters, viewer, locale }: PrintPage): Promise<Buffer> {
    return this.paper.print(await this.order(page, filtersOf(filters), viewer, locale));
  }

  private async order(
    slug: PageSlug,
    { compare, ...filters }: Record<string, string>,
    viewer: Member | undefined,
    locale: Locale,
  ): Promise<PageDocument> {
    const also = { limit: ROWS, ...(slug === 'seasons' && compare ? { compare } : {}) };
    const figures: PageDocument['figures'] = [];
    const { dashboard } = messagesOf(locale);
    let first: ReadFigureResult | undefined;
    for (const figure of PAGE_FIGURES[slug]) {
      const own = obeyedOf(figure, { ...filters, ...also });
      const read = await this.figures.read({ figure, filters: own }, viewer);
      first ??= read;
      const receipt = await this.receipts.keep(askedFigure(figure, own, read.figure), 'pdf', locale);
      const told = renderTold(read.figure, read.scope, locale);
      const lines = told.rows.some(({ interval }) => interval) ? [dashboard.card.thinLine] : [];
      figures.push({ ...told, notes: [...lines, ...told.notes], receipt });
    }
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
}
