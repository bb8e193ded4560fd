import { createReadStream } from 'node:fs';
import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { REPORT_TYPES } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { paywallReaderOf } from '../../paywall/index.js';
import { CountReports, CountReportsQueryDto, ReportCountsDto } from '../queries/count-reports.js';
import { ListReports } from '../queries/list-reports.js';
import { ReportDetails, ReportDetailsDto } from '../queries/report-details.js';
import { ReportFile } from '../queries/report-file.js';
import { ReportListDto } from '../report.dto.js';
import type { Reader } from '../report-summaries.js';

/** What is locked depends on who asks, so no cache may keep it. */
const PRIVATE = ['cache-control', 'private, no-store'] as const;

const readerOf = (request: FastifyRequest): Reader => ({
  ...paywallReaderOf(request),
  locale: localeOf(request),
});

@Controller()
@Allow('anyone')
export class ReportsController {
  constructor(private readonly queries: QueryBus) {}

  /** Reports, the newest first. */
  @Get(['api/reports/list', 'reports'])
  @Header(...PRIVATE)
  all(@Query() { page }: PageQueryDto, @Req() request: FastifyRequest): Promise<ReportListDto> {
    return this.queries.execute(new ListReports(page, readerOf(request)));
  }

  /** Flash reports, the newest first. */
  @Get('api/reports/flash/list')
  @Header(...PRIVATE)
  flash(@Query() { page }: PageQueryDto, @Req() request: FastifyRequest): Promise<ReportListDto> {
    return this.queries.execute(new ListReports(page, readerOf(request), 'flash'));
  }

  /** Premium reports, the newest first. */
  @Get('api/reports/premium/list')
  @Header(...PRIVATE)
  premium(@Query() { page }: PageQueryDto, @Req() request: FastifyRequest): Promise<ReportListDto> {
    return this.queries.execute(new ListReports(page, readerOf(request), 'premium'));
  }

  /** How many reports appeared, both days included, five years at most. */
  @Get('api/reports/count-by-date-range')
  count(@Query() query: CountReportsQueryDto): Promise<ReportCountsDto> {
    return this.queries.execute(new CountReports(query));
  }

  /** A report with what it holds and leads with; `flash`, `premium` and `general` give lists. */
  @Get('reports/:slug')
  @Header(...PRIVATE)
  @ApiExtraModels(ReportDetailsDto)
  @ApiOkResponse({
    schema: {
      anyOf: [{ $ref: getSchemaPath(ReportDetailsDto) }, { $ref: getSchemaPath(ReportListDto) }],
    },
  })
  show(
    @Param('slug') slug: string,
    @Query() { page }: PageQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<ReportDetailsDto | ReportListDto> {
    // A type wins over a slug.
    const type = REPORT_TYPES.find((known) => known === slug);
    const reader = readerOf(request);
    return type
      ? this.queries.execute(new ListReports(page, reader, type))
      : this.queries.execute(new ReportDetails(slug, reader));
  }

  /**
   * The file of a report, its path in base64 or base64url, in the language of `locale` where Toile draws it. Made when it is first
   * asked for: 503 while its figures are being counted.
   */
  @Get('download/:encoded/pdf')
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async download(
    @Param('encoded') encoded: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { path, name, bytes } = await this.queries.execute(new ReportFile(encoded, readerOf(request)));
    await reply
      .type('application/pdf')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header(...PRIVATE)
      .send(createReadStream(path));
  }
}
