import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ReportType } from '@toile/contracts';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { ContentQuery } from '../../catalogue/index.js';
import type { ReportListDto } from '../report.dto.js';
import { type Reader, ReportSummaries } from '../report-summaries.js';

/** A page of reports, the newest first. */
export class ListReports extends Query<ReportListDto> {
  constructor(
    readonly page: number,
    readonly reader: Reader,
    readonly type?: ReportType,
  ) {
    super();
  }
}

@QueryHandler(ListReports)
export class ListReportsHandler implements IQueryHandler<ListReports> {
  constructor(
    private readonly content: ContentQuery,
    private readonly summaries: ReportSummaries,
  ) {}

  async execute({ page, reader, type }: ListReports): Promise<ReportListDto> {
    const { rows, total } = await this.content.page('report', page, type ? { type } : {});
    return pageOf(await this.summaries.of(rows, reader), total, page);
  }
}
