import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { Rooms, RoomsDto } from '../queries/rooms.js';

@Controller('api/newsroom/rooms')
@Allow('newsroom:enter')
export class RoomsController {
  constructor(private readonly queries: QueryBus) {}

  /** What of the newsroom is the reader's to work in. */
  @Get()
  list(@Viewer() { roles }: Member): Promise<RoomsDto> {
    return this.queries.execute(new Rooms(roles));
  }
}
