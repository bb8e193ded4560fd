import { Controller, Get, Header, Query } from '@nestjs/common';
import { CONVERSIONS, type VisitsReport } from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { VisitsQuery } from './visits.query.js';

const DAY_MS = 86_400_000;

export const visitsSchema = z
  .object({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    conversion: z.enum(CONVERSIONS).default('purchase'),
  })
  .refine(({ from, to }) => !from || !to || (from <= to && spanOf(from, to) <= 366 * DAY_MS), {
    path: ['to'],
    message: 'must be the first day or later, and within a year of it',
  });

@Controller('api/operations/visits')
@Allow('operations:read')
export class VisitsController {
  constructor(private readonly visits: VisitsQuery) {}

  /** Visits (30 minutes idle end one) and conversions by first and last campaign; the last 30 days unless told. */
  @Get()
  @Header('cache-control', 'private, no-store')
  async show(@Query() query: unknown): Promise<VisitsReport> {
    const given = validate(visitsSchema, query);
    // The last day is in it.
    const to = given.to ? new Date(Date.parse(given.to) + DAY_MS) : new Date();
    const from = given.from ? new Date(given.from) : new Date(to.getTime() - 30 * DAY_MS);
    return this.visits.run(from, to, given.conversion);
  }
}

const spanOf = (from: string, to: string) => Date.parse(to) - Date.parse(from);
