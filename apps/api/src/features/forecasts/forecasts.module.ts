import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FiguresModule } from '../figures/index.js';
import { FindLeadsHandler } from './commands/find-leads.js';
import { ForecastSeasonsHandler } from './commands/forecast-seasons.js';
import { MakeForecastsNowHandler } from './commands/make-forecasts-now.js';
import { MakeRoundHandler } from './commands/make-round.js';
import { ScoreRoundsHandler } from './commands/score-rounds.js';
import { ForecastsController } from './http/forecasts.controller.js';
import { FindLeadsTaskHandler, ForecastDemoHandler, MakeForecastsHandler } from './make-forecasts.handler.js';
import { SeasonsOfTrends } from './making/seasons-of-trends.js';
import { WeeklyShares } from './making/weekly-shares.js';
import { ConceptChanges } from './queries/concept-changes.js';
import { ConceptForecastHandler } from './queries/concept-forecast.js';
import { ForecastRecordHandler } from './queries/forecast-record.js';
import { ForetoldLevels } from './queries/foretold-levels.js';
import { LeadsHandler } from './queries/leads.js';
import { FORECASTS_ENTITIES } from './schema.js';

@Module({
  imports: [FiguresModule, TypeOrmModule.forFeature([...FORECASTS_ENTITIES])],
  controllers: [ForecastsController],
  providers: [
    WeeklyShares,
    MakeRoundHandler,
    ForecastSeasonsHandler,
    SeasonsOfTrends,
    FindLeadsHandler,
    LeadsHandler,
    ScoreRoundsHandler,
    MakeForecastsNowHandler,
    MakeForecastsHandler,
    FindLeadsTaskHandler,
    ForecastDemoHandler,
    ConceptForecastHandler,
    ForecastRecordHandler,
    ForetoldLevels,
    ConceptChanges,
  ],
  // For what watches them.
  exports: [ForetoldLevels, ConceptChanges],
})
export class ForecastsModule {}
