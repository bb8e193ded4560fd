import { Module } from '@nestjs/common';
import { CollectionsController } from './http/collections.controller.js';
import { DesignersController } from './http/designers.controller.js';
import { LiveController } from './http/live.controller.js';
import { LooksController } from './http/looks.controller.js';
import { ModelsController } from './http/models.controller.js';
import { StreetController } from './http/street.controller.js';
import { TrendsController } from './http/trends.controller.js';
import { AgencyDetailsHandler } from './queries/agency-details.js';
import { CollectionDetailsHandler } from './queries/collection-details.js';
import { DesignerDetailsHandler } from './queries/designer-details.js';
import { DesignersHandler } from './queries/designers.js';
import { LiveCalendarHandler } from './queries/live-calendar.js';
import { LiveNowHandler } from './queries/live-now.js';
import { LiveShowHandler } from './queries/live-show.js';
import { LookDetailsHandler } from './queries/look-details.js';
import { LooksOfModelHandler } from './queries/looks-of-model.js';
import { ModelDetailsHandler } from './queries/model-details.js';
import { ModelsAndNewFacesHandler, ModelsHandler } from './queries/models.js';
import { StreetStyleDetailsHandler } from './queries/street-style-details.js';
import { TimelineHandler } from './queries/timeline.js';
import { TopKeywordsHandler } from './queries/top-keywords.js';
import { TrendsHandler } from './queries/trends.js';
import { Arrivals } from './read-models/arrivals.js';
import { ModelsReadModel } from './read-models/models.read-model.js';

/** The public pages: collections, looks, street style, designers, models, live shows and trends. */
@Module({
  controllers: [
    CollectionsController,
    DesignersController,
    LiveController,
    LooksController,
    ModelsController,
    StreetController,
    TrendsController,
  ],
  providers: [
    TopKeywordsHandler,
    AgencyDetailsHandler,
    CollectionDetailsHandler,
    DesignerDetailsHandler,
    DesignersHandler,
    LiveCalendarHandler,
    LiveNowHandler,
    LiveShowHandler,
    LookDetailsHandler,
    LooksOfModelHandler,
    ModelDetailsHandler,
    ModelsAndNewFacesHandler,
    ModelsHandler,
    StreetStyleDetailsHandler,
    TimelineHandler,
    TrendsHandler,
    Arrivals,
    ModelsReadModel,
  ],
})
export class BrowseModule {}
