import { Module } from '@nestjs/common';
import { CategoryOverviewController } from './category-overview/category-overview.controller.js';
import { CategoryOverview } from './category-overview/category-overview.js';
import { Figures } from './figure/figures.js';
import { BoardsQuery } from './measures/boards.query.js';
import { FreshnessQuery } from './measures/freshness.query.js';
import { LooksQuery } from './measures/looks.query.js';
import { SearchesQuery } from './measures/searches.query.js';
import { TrafficQuery } from './measures/traffic.query.js';
import { ViewsQuery } from './measures/views.query.js';
import { LookRows } from './rankings/look-rows.js';
import { RankingsController } from './rankings/rankings.controller.js';
import { Rankings } from './rankings/rankings.js';
import { SavedLooksQuery } from './rankings/saved-looks.query.js';
import { NamesQuery } from './scope/names.js';
import { ReadScope } from './scope/read-scope.js';
import { WindowsQuery } from './scope/windows.query.js';

const MEASURES = [LooksQuery, SearchesQuery, BoardsQuery, TrafficQuery, ViewsQuery, FreshnessQuery];

@Module({
  controllers: [CategoryOverviewController, RankingsController],
  providers: [
    ...MEASURES,
    ...[NamesQuery, ReadScope, WindowsQuery, Figures],
    ...[CategoryOverview, Rankings, LookRows, SavedLooksQuery],
  ],
})
export class DashboardModule {}
