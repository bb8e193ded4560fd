import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/index.js';
import { LiveController } from './http/live.controller.js';
import { RoomController } from './http/room.controller.js';
import { LiveFigures } from './live-figures.js';
import { LiveRoomHandler } from './queries/live-room.js';
import { WatchLiveHandler } from './queries/watch-live.js';
import { ReadersOfShowQuery } from './readers-of-show.query.js';
import { Rooms } from './rooms.js';
import { ShowReaders } from './show-readers.js';

/** Figures of the show week under way, and rooms of shows, as server-sent events. */
@Module({
  imports: [FiguresModule],
  controllers: [LiveController, RoomController],
  providers: [LiveFigures, WatchLiveHandler, Rooms, ReadersOfShowQuery, ShowReaders, LiveRoomHandler],
})
export class LiveModule {}
