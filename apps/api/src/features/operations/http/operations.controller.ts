import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { DataQualityDto } from '../data-quality.dto.js';
import { DataQuality, DataQualityQueryDto } from '../queries/data-quality.js';
import { MissedSearches, MissedSearchesDto } from '../queries/missed-searches.js';
import { Visits, VisitsDto, VisitsQueryDto } from '../queries/visits.js';

/** What operators ask of the data itself. */
@Controller('api/operations')
@Allow('operations:read')
export class OperationsController {
  constructor(private readonly queries: QueryBus) {}

  /** How complete and clean the events of the last minutes are, and what is not as usual. */
  @Get('data-quality')
  @Header('cache-control', 'private, no-store')
  dataQuality(@Query() { minutes }: DataQualityQueryDto): Promise<DataQualityDto> {
    return this.queries.execute(new DataQuality(minutes, new Date()));
  }

  /** Visits (30 minutes idle end one), and conversions by the first and the last campaign. */
  @Get('visits')
  @Header('cache-control', 'private, no-store')
  visits(@Query() query: VisitsQueryDto): Promise<VisitsDto> {
    return this.queries.execute(new Visits(query, new Date()));
  }

  /** What people searched for in the last 30 days and nothing shows. */
  @Get('missed-searches')
  @Header('cache-control', 'private, no-store')
  missedSearches(): Promise<MissedSearchesDto> {
    return this.queries.execute(new MissedSearches(new Date()));
  }
}
