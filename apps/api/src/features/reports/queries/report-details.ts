import { setTimeout as sleep } from 'node:timers/promises';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ContentOf } from '@toile/contracts';
import { ContentQuery } from '../../catalogue/index.js';
import type { Findings } from '../findings.js';
import { ReportMaker } from '../making/report-maker.js';
import { LeadFigureDto, ReportPartDto, ReportSummaryDto } from '../report.dto.js';
import { type Reader, ReportSummaries } from '../report-summaries.js';
import { partsIn } from '../wording/parts.js';

/** A page waits so long for figures that are being counted, and is then shown without them. */
const PATIENCE_MS = 1_500;
const MOST_OTHERS = 3;
const LEADS = ['looks', 'collections', 'brands', 'models'] as const;

/** A report with what it holds and leads with. */
export class ReportDetailsDto {
  report: ReportSummaryDto;
  /** Empty for files that were uploaded. */
  contents: ReportPartDto[];
  /** Empty until the file is made. */
  figures: LeadFigureDto[];
  /** The newest beside it. */
  others: ReportSummaryDto[];
}

export class ReportDetails extends Query<ReportDetailsDto> {
  constructor(
    readonly slug: string,
    readonly reader: Reader,
    /** In the place of what is published; there may be nothing published yet. */
    readonly draft?: ContentOf<'report'>,
  ) {
    super();
  }
}

@QueryHandler(ReportDetails)
export class ReportDetailsHandler implements IQueryHandler<ReportDetails> {
  constructor(
    private readonly content: ContentQuery,
    private readonly summaries: ReportSummaries,
    private readonly maker: ReportMaker,
  ) {}

  /** @throws DomainError report/unknown */
  async execute({ slug, reader, draft }: ReportDetails): Promise<ReportDetailsDto> {
    const row = draft ? { slug, doc: draft } : await this.content.find('report', slug);
    const [report, findings, newest] = await Promise.all([
      this.summaries.one(row, reader),
      // Counting would replace the files of what is published.
      draft ? null : this.soon(row.doc),
      this.content.page('report', 1),
    ]);
    const others = newest.rows.filter((one) => one.slug !== slug).slice(0, MOST_OTHERS);
    return {
      report: draft ? { ...report, download_url: null } : report,
      contents: row.doc.figures ? partsIn(row.doc.figures.chapters, reader.locale) : [],
      figures: LEADS.flatMap((of) => leadOf(of, findings)),
      others: await this.summaries.of(others, reader),
    };
  }

  private async soon(doc: ContentOf<'report'>): Promise<Findings | null> {
    const giving = new AbortController();
    const patience = sleep(PATIENCE_MS, null, { signal: giving.signal }).catch(() => null);
    // Why there is none yet is told to whoever downloads it.
    const findings = await Promise.race([this.maker.findings(doc).catch(() => null), patience]);
    giving.abort();
    return findings;
  }
}

function leadOf(of: LeadFigureDto['of'], findings: Findings | null): LeadFigureDto[] {
  const row = findings?.glance.find(({ label }) => label === of);
  return row?.value ? [{ of, value: row.value, evolution: row.evolution }] : [];
}
