import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import type { StreamHistory } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { StreamHistoryQuery, streamHistorySchema } from './stream-history.query.js';

@Controller('api/events/streams')
export class StreamHistoryController {
  constructor(private readonly history: StreamHistoryQuery) {}

  @Get(':id')
  @Allow('events:read')
  @Header('cache-control', 'private, no-store')
  show(@Param('id') id: string, @Query() query: unknown): Promise<StreamHistory> {
    return this.history.run(id, validate(streamHistorySchema, query));
  }
}
