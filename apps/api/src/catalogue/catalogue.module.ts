import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentQuery } from '../content/content.query.js';
import { ReferenceLists } from '../reference/reference-lists.query.js';
import { Collections } from './collections.js';
import { CatalogueCollectionHandler } from './commands/catalogue-collection.js';
import { ChangeOwnCollectionHandler } from './commands/change-own-collection.js';
import { DeleteCollectionHandler } from './commands/delete-collection.js';
import { DeleteOwnCollectionHandler } from './commands/delete-own-collection.js';
import { RemoveOwnLooksHandler } from './commands/remove-own-looks.js';
import { ReorderOwnLooksHandler } from './commands/reorder-own-looks.js';
import { RetagLooksHandler } from './commands/retag-looks.js';
import { ShowCollectionHandler } from './commands/show-collection.js';
import { UndoRetagHandler } from './commands/undo-retag.js';
import { UpdateHouseHandler } from './commands/update-house.js';
import { FacetsQuery } from './filters/facets.query.js';
import { KnownValues } from './filters/known-values.js';
import { PictureSearchQuery } from './filters/picture-search.query.js';
import { CollectionsController } from './http/collections.controller.js';
import { DesignersController } from './http/designers.controller.js';
import { EditorController } from './http/editor.controller.js';
import { LiveController } from './http/live.controller.js';
import { LooksController } from './http/looks.controller.js';
import { MediasController } from './http/medias.controller.js';
import { ModelsController } from './http/models.controller.js';
import { OwnCollectionsController } from './http/own-collections.controller.js';
import { StreetController } from './http/street.controller.js';
import { TrendsController } from './http/trends.controller.js';
import { LookIndexFeed } from './look-index/look-index-feed.js';
import { OwnHouses } from './own-houses.js';
import { AgencyDetailsHandler } from './queries/agency-details.js';
import { CollectionDetailsHandler } from './queries/collection-details.js';
import { DesignerDetailsHandler } from './queries/designer-details.js';
import { DesignersHandler } from './queries/designers.js';
import { LiveCalendarHandler } from './queries/live-calendar.js';
import { LiveShowHandler } from './queries/live-show.js';
import { LookDetailsHandler } from './queries/look-details.js';
import { LooksOfModelHandler } from './queries/looks-of-model.js';
import { MediasHandler } from './queries/medias.js';
import { ModelDetailsHandler } from './queries/model-details.js';
import { ModelsAndNewFacesHandler, ModelsHandler } from './queries/models.js';
import { OwnCollectionsHandler } from './queries/own-collections.js';
import { OwnHouseHandler } from './queries/own-house.js';
import { OwnLooksHandler, ReadinessHandler } from './queries/own-looks.js';
import { RetagProgressHandler } from './queries/retag-progress.js';
import { SearchCollectionsHandler } from './queries/search-collections.js';
import { SearchLooksHandler } from './queries/search-looks.js';
import { SearchStreetStylesHandler } from './queries/search-street-styles.js';
import { SimilarLooksHandler } from './queries/similar-looks.js';
import { SimilarStreetStylesHandler } from './queries/similar-street-styles.js';
import { StreetStyleDetailsHandler } from './queries/street-style-details.js';
import { TopKeywordsHandler } from './queries/top-keywords.js';
import { TrendsHandler } from './queries/trends.js';
import { Arrivals } from './read-models/arrivals.js';
import { CollectionEntity } from './read-models/collection.entity.js';
import { CollectionsReadModel } from './read-models/collections.read-model.js';
import { ContentEntity } from './read-models/content.entity.js';
import { MediaLookup } from './read-models/media-lookup.js';
import { ModelsReadModel } from './read-models/models.read-model.js';
import { LookEntity, StreetStyleEntity } from './read-models/picture.entity.js';
import { SuggestionEntity } from './read-models/suggestion.entity.js';
import { SimilarPictures } from './similar/similar-pictures.js';
import { RetagCollectionsHandler } from './write/retag-collections.handler.js';
import { Retags } from './write/retags.js';

const ENTITIES = TypeOrmModule.forFeature([
  CollectionEntity,
  ContentEntity,
  LookEntity,
  StreetStyleEntity,
  SuggestionEntity,
]);

/** What features that show parts of the catalogue use too. */
const SHARED = [MediaLookup, ReferenceLists, ContentQuery];

const READS = [
  LookIndexFeed,
  PictureSearchQuery,
  FacetsQuery,
  KnownValues,
  SimilarPictures,
  CollectionsReadModel,
  ModelsReadModel,
  Arrivals,
];

const COMMANDS = [
  CatalogueCollectionHandler,
  ShowCollectionHandler,
  DeleteCollectionHandler,
  RetagLooksHandler,
  UndoRetagHandler,
  UpdateHouseHandler,
  ChangeOwnCollectionHandler,
  ReorderOwnLooksHandler,
  RemoveOwnLooksHandler,
  DeleteOwnCollectionHandler,
];

const WRITES = [Collections, OwnHouses, Retags, RetagCollectionsHandler];

const QUERIES = [
  SearchLooksHandler,
  SimilarLooksHandler,
  LookDetailsHandler,
  SearchStreetStylesHandler,
  SimilarStreetStylesHandler,
  StreetStyleDetailsHandler,
  SearchCollectionsHandler,
  CollectionDetailsHandler,
  DesignersHandler,
  DesignerDetailsHandler,
  ModelsHandler,
  ModelsAndNewFacesHandler,
  ModelDetailsHandler,
  LooksOfModelHandler,
  AgencyDetailsHandler,
  LiveShowHandler,
  LiveCalendarHandler,
  TrendsHandler,
  TopKeywordsHandler,
  MediasHandler,
  OwnCollectionsHandler,
  OwnHouseHandler,
  OwnLooksHandler,
  ReadinessHandler,
  RetagProgressHandler,
];

/** What readers browse, and what editors and houses write. */
@Global()
@Module({
  imports: [ENTITIES],
  controllers: [
    EditorController,
    OwnCollectionsController,
    MediasController,
    LooksController,
    StreetController,
    CollectionsController,
    DesignersController,
    ModelsController,
    LiveController,
    TrendsController,
  ],
  providers: [...SHARED, ...READS, ...COMMANDS, ...QUERIES, ...WRITES],
  exports: [ENTITIES, ...SHARED],
})
export class CatalogueModule {}
