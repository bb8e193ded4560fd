import { Global, Module } from '@nestjs/common';
import { ContentQuery } from '../content/content.query.js';
import { ReferenceLists } from '../reference/reference-lists.query.js';
import { BrandCollectionsController } from './brand/brand-collections.controller.js';
import { BrandHousesQuery } from './brand/brand-houses.query.js';
import { TurnByFormController } from './brand/turn-by-form.controller.js';
import { CollectionsController } from './collection-details/collections.controller.js';
import { CollectionsQuery } from './collection-details/collections.query.js';
import { DesignersController } from './designers/designers.controller.js';
import { DesignersQuery } from './designers/designers.query.js';
import { FacetsQuery } from './filters/facets.query.js';
import { KnownValues } from './filters/known-values.js';
import { PictureSearchQuery } from './filters/picture-search.query.js';
import { ArrivalsController } from './live/arrivals.controller.js';
import { Arrivals } from './live/arrivals.js';
import { LiveController } from './live/live.controller.js';
import { LookDetailsController } from './look-details/look-details.controller.js';
import { LookDetailsQuery } from './look-details/look-details.query.js';
import { LookIndexFeed } from './look-index/look-index-feed.js';
import { LookSearchController } from './look-search/look-search.controller.js';
import { MediaLookup } from './media-lookup.js';
import { MediasController } from './medias.controller.js';
import { ModelsController } from './models/models.controller.js';
import { ModelsQuery } from './models/models.query.js';
import { SimilarQuery } from './similar/similar.query.js';
import { StreetController } from './street/street.controller.js';
import { TrendsController } from './trends/trends.controller.js';
import { TrendsQuery } from './trends/trends.query.js';
import { Collections } from './write/collections.js';
import { EditCollectionHandler } from './write/edit-collection.handler.js';
import { EditorController } from './write/editor.controller.js';
import { RetagCollectionsHandler } from './write/retag-collections.handler.js';
import { RetagLooksHandler, UndoRetagHandler } from './write/retag-looks.handler.js';
import { Retags } from './write/retags.js';

const QUERIES = [
  ...[
    LookIndexFeed,
    PictureSearchQuery,
    FacetsQuery,
    KnownValues,
    SimilarQuery,
    LookDetailsQuery,
    CollectionsQuery,
    DesignersQuery,
  ],
  ...[ModelsQuery, TrendsQuery, MediaLookup, ReferenceLists, ContentQuery],
];

const WRITES = [
  Arrivals,
  ...[Collections, Retags, RetagCollectionsHandler, BrandHousesQuery],
  ...[EditCollectionHandler, RetagLooksHandler, UndoRetagHandler],
];

/** What readers browse. Its queries serve the features that show parts of the catalogue too. */
@Global()
@Module({
  // Reserved words win over slugs, so `look/search` comes before `look/:slug`.
  controllers: [
    EditorController,
    BrandCollectionsController,
    TurnByFormController,
    MediasController,
    LookSearchController,
    LookDetailsController,
    StreetController,
    CollectionsController,
    DesignersController,
    ModelsController,
    LiveController,
    ArrivalsController,
    TrendsController,
  ],
  providers: [...QUERIES, ...WRITES],
  exports: QUERIES,
})
export class CatalogueModule {}
