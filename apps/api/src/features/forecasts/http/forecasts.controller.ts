import { Controller, Get, Header, HttpCode, Inject, Post, Query, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProduces } from '@nestjs/swagger';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { ATOM, atomFeed } from '../../../kernel/http/atom.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { ANY_SCOPE, DashboardGuard, NeedsScope, readable } from '../../figures/index.js';
import { MakeForecastsNow } from '../commands/make-forecasts-now.js';
import { ConceptForecast, ConceptForecastQueryDto } from '../queries/concept-forecast.js';
import { ConceptForecastDto } from '../queries/forecast.dto.js';
import { ForecastRecord, ForecastRecordDto, ForecastRecordQueryDto } from '../queries/forecast-record.js';
import { Leads, LeadsDto, LeadsQueryDto } from '../queries/leads.js';
import { RECORD_TITLE, recordEntry } from './record-entry.js';

@Controller('api')
export class ForecastsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** A trend's or brand's weeks, and the year that is foretold of it, with intervals of 50, 80 and 95 %. */
  @Get('dashboard/forecasts')
  @Allow('anyone')
  @UseGuards(DashboardGuard)
  @NeedsScope(({ query }) => [
    [readable(ConceptForecastQueryDto, query)?.of === 'brand' ? 'brands' : 'trends'],
  ])
  @Header('cache-control', 'private, no-store')
  forecast(
    @Query() input: ConceptForecastQueryDto,
    @Viewer() viewer: Member | undefined,
  ): Promise<ConceptForecastDto> {
    return this.queries.execute(new ConceptForecast(input, viewer));
  }

  /** Which of searches, views and boards of a trend or brand move first, or that none is shown to. */
  @Get('dashboard/leads')
  @Allow('anyone')
  @UseGuards(DashboardGuard)
  @NeedsScope(({ query }) => [[readable(LeadsQueryDto, query)?.of === 'brand' ? 'brands' : 'trends']])
  @Header('cache-control', 'private, no-store')
  leads(@Query() input: LeadsQueryDto, @Viewer() viewer: Member | undefined): Promise<LeadsDto> {
    return this.queries.execute(new Leads(input, viewer));
  }

  /** The record: of every past forecast what was said and what came, the greatest errors first. */
  @Get('dashboard/forecasts/record')
  @Allow('anyone')
  @UseGuards(DashboardGuard)
  @NeedsScope(() => ANY_SCOPE)
  @Header('cache-control', 'private, no-store')
  record(
    @Query() input: ForecastRecordQueryDto,
    @Viewer() viewer: Member | undefined,
  ): Promise<ForecastRecordDto> {
    return this.queries.execute(new ForecastRecord(input, viewer));
  }

  /** The same as an Atom feed. */
  @Get('dashboard/forecasts/record.atom')
  @Allow('anyone')
  @UseGuards(DashboardGuard)
  @NeedsScope(() => ANY_SCOPE)
  @ApiProduces('application/atom+xml')
  @Header('content-type', ATOM)
  @Header('cache-control', 'private, no-store')
  async feed(@Query() input: ForecastRecordQueryDto, @Viewer() viewer: Member | undefined): Promise<string> {
    const { results } = await this.queries.execute(new ForecastRecord(input, viewer));
    const url = `${this.publicUrl}/api/dashboard/forecasts/record.atom`;
    const entries = results.map((one) => recordEntry(one, url, this.publicUrl));
    return atomFeed({ url, title: RECORD_TITLE, entries });
  }

  /** Makes and scores what is due at once, as after a replay; otherwise it is done every night. */
  @Post('operations/forecasts')
  @Allow('operations:write')
  @HttpCode(202)
  make(): Promise<void> {
    return this.commands.execute(new MakeForecastsNow());
  }
}
