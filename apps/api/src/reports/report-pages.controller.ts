import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import { type Page, REPORT_TYPES, type ReportDetails, type ReportSummary } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../accounts/roles/allow.decorator.js';
import { listSchema, PRIVATE, readerOf } from './reports.controller.js';
import { ReportsQuery } from './reports.query.js';

/** The pages of reports, as programs see them. */
@Controller('reports')
@Allow('anyone')
export class ReportPagesController {
  constructor(private readonly reports: ReportsQuery) {}

  @Get()
  @Header(...PRIVATE)
  all(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Page<ReportSummary>> {
    return this.reports.list(validate(listSchema, query).page, readerOf(request));
  }

  /** A type wins over a slug. */
  @Get(':slug')
  @Header(...PRIVATE)
  show(
    @Param('slug') slug: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
  ): Promise<Page<ReportSummary> | ReportDetails> {
    const type = REPORT_TYPES.find((known) => known === slug);
    if (type) return this.reports.list(validate(listSchema, query).page, readerOf(request), type);
    return this.reports.details(slug, readerOf(request));
  }
}
