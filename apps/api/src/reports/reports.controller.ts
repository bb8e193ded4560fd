import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import type { Page, ReportCounts, ReportSummary } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Allow } from '../accounts/roles/allow.decorator.js';
import { pageSchema } from '../catalogue/filters/listing-schema.js';
import { localeOf } from '../http/request-locale.js';
import { paywallReaderOf } from '../paywall/paywall-reader.js';
import { type Reader, ReportsQuery } from './reports.query.js';

export const listSchema = z.object({ page: pageSchema });
const LONGEST_YEARS = 5;

/** Two ISO days, in order, at most five years apart. */
export const dateRangeSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' })
  .refine(({ from, to }) => to <= yearsAfter(from, LONGEST_YEARS), {
    path: ['to'],
    message: `must be within ${LONGEST_YEARS} years of from`,
  });

function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  // What is no day has been refused already; the rules of the whole are asked all the same.
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** What is locked depends on who asks, so no cache may keep it. */
export const PRIVATE = ['cache-control', 'private, no-store'] as const;

export const readerOf = (request: FastifyRequest): Reader => ({
  ...paywallReaderOf(request),
  locale: localeOf(request),
});

@Controller('api/reports')
@Allow('anyone')
export class ReportsController {
  constructor(private readonly reports: ReportsQuery) {}

  @Get('list')
  @Header(...PRIVATE)
  all(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Page<ReportSummary>> {
    return this.reports.list(validate(listSchema, query).page, readerOf(request));
  }

  @Get('flash/list')
  @Header(...PRIVATE)
  flash(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Page<ReportSummary>> {
    return this.reports.list(validate(listSchema, query).page, readerOf(request), 'flash');
  }

  @Get('premium/list')
  @Header(...PRIVATE)
  premium(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Page<ReportSummary>> {
    return this.reports.list(validate(listSchema, query).page, readerOf(request), 'premium');
  }

  @Get('count-by-date-range')
  count(@Query() query: unknown): Promise<ReportCounts> {
    const { from, to } = validate(dateRangeSchema, query);
    return this.reports.count(from, to);
  }
}
