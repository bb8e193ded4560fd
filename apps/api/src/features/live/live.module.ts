import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/index.js';
import { LiveController } from './http/live.controller.js';
import { LiveFigures } from './live-figures.js';
import { WatchLiveHandler } from './queries/watch-live.js';

/** Figures of the show week under way, as server-sent events. */
@Module({
  imports: [FiguresModule],
  controllers: [LiveController],
  providers: [LiveFigures, WatchLiveHandler],
})
export class LiveModule {}
