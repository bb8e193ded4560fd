import { Controller, Get, Header, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { COUNTRIES, type DayBehind, type LookBehind, type RowsBehind } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { NeedsScope } from '../access/needs-scope.decorator.js';
import { ExportInterceptor } from '../export/export.interceptor.js';
import { Figures } from '../figure/figures.js';
import { needed, ReadScope } from '../scope/read-scope.js';
import type { Days, Scope } from '../scope/scope.js';
import { ALL_CATEGORIES } from '../scope/scope-schema.js';
import { EventsBehindQuery } from './events-behind.query.js';
import { hiddenDays } from './hidden-days.js';
import { LooksBehindQuery } from './looks-behind.query.js';
import { RecountsInterceptor } from './recounts.interceptor.js';
import { type EventsBehindInput, eventsBehindSchema, looksBehindSchema } from './rows-schema.js';
import { scopesOfEvents, scopesOfLooks } from './scopes-of-rows.js';

const PAGE = 100;

/** What is behind a figure: looks, or events by day; nothing about a person. */
@Controller('api/dashboard/rows')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor)
export class RowsController {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly looksBehind: LooksBehindQuery,
    private readonly eventsBehind: EventsBehindQuery,
  ) {}

  @Get('looks')
  @NeedsScope(({ query }) => scopesOfLooks(query))
  @Header('cache-control', 'private, no-store')
  async looks(
    @Query() query: unknown,
    @Viewer() viewer: Member | undefined,
  ): Promise<RowsBehind<LookBehind>> {
    const { colour, tone } = validate(looksBehindSchema, query);
    const scope = await this.scopes.read(query, viewer);
    const { limit = PAGE, page } = scope.input;
    const names = await this.figures.names.all();
    const brands = await this.figures.brandsOf(scope);
    const ask = { season: scope.season.slug, brands, colour, tone, limit, page };
    const { rows, total } = await this.looksBehind.run(scope, names, ask);
    return answer(rows, total, scope, await this.figures.showDays(scope), limit);
  }

  @Get('events')
  @NeedsScope(({ query }) => scopesOfEvents(query))
  @UseInterceptors(RecountsInterceptor)
  @Header('cache-control', 'private, no-store')
  async events(
    @Query() query: unknown,
    @Viewer() viewer: Member | undefined,
  ): Promise<RowsBehind<DayBehind>> {
    const input = validate(eventsBehindSchema, query);
    const scope = await this.scopes.read(query, viewer);
    if (input.measure === 'leading') needed(scope, 'brand');
    const { limit = PAGE, page } = scope.input;
    const names = await this.figures.names.all();
    const { windows } = this.figures;
    const { now } = input.home === 'true' ? await windows.home(scope) : await windows.of(scope, scope.season);
    const { code = '' } = COUNTRIES.find(({ slug }) => slug === scope.input.country) ?? {};
    const isOther = scope.input.country === 'other';
    const days = await this.eventsBehind.run(scope, names, {
      ...{ measure: input.measure, season: scope.season.slug, days: now, look: input.look ?? '' },
      ...{ key: keyOf(scope, input), brands: await this.figures.brandsOf(scope) },
      countries: code && !isOther ? [code] : [],
      elsewhere: isOther ? COUNTRIES.flatMap((country) => country.code || []) : [],
      isFirstVersion: scope.input.definition === '1',
    });
    const shown = hiddenDays(days);
    return answer(shown.slice((page - 1) * limit, page * limit), shown.length, scope, now, limit);
  }
}

/** What x is: the trend first, then the category, then the house where it is not what the trend leads to. */
function keyOf({ input, trend, brand }: Scope, { measure }: EventsBehindInput): string {
  if (trend) return `tag:${trend.slug}`;
  if (input.category !== ALL_CATEGORIES) return `category:${input.category}`;
  return brand && measure !== 'leading' ? `designer:${brand.slug}` : '';
}

const answer = <R>(
  rows: R[],
  total_count: number,
  { input, filters, asOf }: Scope,
  { from, to, rule }: Days & { rule: string },
  page_size: number,
): RowsBehind<R> => ({
  ...{ rows, total_count, page: input.page, page_size, window: { from, to, rule }, filters },
  as_of: asOf.toISOString(),
});
