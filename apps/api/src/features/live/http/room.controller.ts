import { Controller, Get, Headers, type MessageEvent, Param, Sse, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { map, type Observable, skipWhile } from 'rxjs';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { LiveRoom, LiveRoomDto, PulseDto } from '../queries/live-room.js';
import { ShowReaders } from '../show-readers.js';
import { RoomGuard } from './room.guard.js';
import { withBeats } from './with-beats.js';

/** The room of a show: what it is made of so far, who watches along, and the whole of it again once it is over. */
@Controller('api/live')
@Public()
@ApiExtraModels(PulseDto)
export class RoomController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readers: ShowReaders,
  ) {}

  /** What a show has more of than the same house a year before, when its looks came out, and its record once it is over. */
  @Get(':slug/room')
  room(@Param('slug') slug: string): Promise<LiveRoomDto> {
    return this.queries.execute(new LiveRoom(slug));
  }

  /**
   * Server-sent events `readers`: how often looks of the show were saved and its house was searched while it was on, at most one
   * a second, each null while fewer than ten readers did. Who comes back names the last in `Last-Event-ID`, and is told once it
   * is another one.
   */
  @Sse(':slug/readers')
  @UseGuards(RoomGuard)
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { $ref: getSchemaPath(PulseDto) } } } })
  watch(
    @Param('slug') slug: string,
    @Headers('last-event-id') last: string | undefined,
  ): Observable<MessageEvent> {
    const pulses = this.readers.watch(slug).pipe(
      map((data): MessageEvent => ({ type: 'readers', id: `${data.saves}.${data.searches}`, data })),
      skipWhile(({ id }) => id === last),
    );
    return withBeats(pulses);
  }
}
