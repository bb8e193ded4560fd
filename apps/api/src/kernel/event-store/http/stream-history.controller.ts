import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../auth/allow.decorator.js';
import { StreamHistory, StreamHistoryDto, StreamHistoryQueryDto } from '../queries/stream-history.js';

@Controller('api/events/streams')
export class StreamHistoryController {
  constructor(private readonly queries: QueryBus) {}

  /** A stream of events as of a version or a time, or as it is, and what it adds up to. */
  @Get(':id')
  @Allow('events:read')
  @Header('cache-control', 'private, no-store')
  show(@Param('id') id: string, @Query() query: StreamHistoryQueryDto): Promise<StreamHistoryDto> {
    return this.queries.execute(new StreamHistory(id, query));
  }
}
