import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Collections } from './collections.js';
import { CatalogueCollectionHandler } from './commands/catalogue-collection.js';
import { ChangeOwnCollectionHandler } from './commands/change-own-collection.js';
import { DeleteCollectionHandler } from './commands/delete-collection.js';
import { DeleteOwnCollectionHandler } from './commands/delete-own-collection.js';
import { RemoveOwnLooksHandler } from './commands/remove-own-looks.js';
import { ReorderOwnLooksHandler } from './commands/reorder-own-looks.js';
import { RetagCollectionsHandler } from './commands/retag-collections.handler.js';
import { RetagLooksHandler } from './commands/retag-looks.js';
import { Retags } from './commands/retags.js';
import { ShowCollectionHandler } from './commands/show-collection.js';
import { UndoRetagHandler } from './commands/undo-retag.js';
import { HeldLooks } from './held-looks.js';
import { EditorController } from './http/editor.controller.js';
import { MediasController } from './http/medias.controller.js';
import { OwnCollectionsController } from './http/own-collections.controller.js';
import { OwnBrands } from './own-brands.js';
import { MediasHandler } from './queries/medias.js';
import { OwnBrandHandler } from './queries/own-brand.js';
import { OwnCollectionsHandler } from './queries/own-collections.js';
import { OwnLooksHandler, ReadinessHandler } from './queries/own-looks.js';
import { ReferenceListHandler } from './queries/reference-list.js';
import { RetagListHandler } from './queries/retag-list.js';
import { RetagProgressHandler } from './queries/retag-progress.js';
import { CollectionsReadModel } from './read-models/collections.read-model.js';
import { ContentQuery } from './read-models/content.query.js';
import { MediaLookup } from './read-models/media-lookup.js';
import { ReferenceLists } from './read-models/reference-lists.query.js';
import { SuggestedValues } from './read-models/suggested-values.js';
import { WithheldPictures } from './read-models/withheld-pictures.js';
import { CATALOGUE_ENTITIES } from './schema.js';

const ENTITIES = TypeOrmModule.forFeature(CATALOGUE_ENTITIES);

/** What features that show parts of the catalogue use too. */
const SHARED = [MediaLookup, ReferenceLists, ReferenceListHandler, ContentQuery, CollectionsReadModel];

const COMMANDS = [
  CatalogueCollectionHandler,
  ShowCollectionHandler,
  DeleteCollectionHandler,
  RetagLooksHandler,
  UndoRetagHandler,
  ChangeOwnCollectionHandler,
  ReorderOwnLooksHandler,
  RemoveOwnLooksHandler,
  DeleteOwnCollectionHandler,
];

const WRITES = [
  HeldLooks,
  SuggestedValues,
  Collections,
  OwnBrands,
  WithheldPictures,
  Retags,
  RetagCollectionsHandler,
];

const QUERIES = [
  MediasHandler,
  OwnCollectionsHandler,
  OwnBrandHandler,
  OwnLooksHandler,
  ReadinessHandler,
  RetagListHandler,
  RetagProgressHandler,
];

/** What editors and brands write, and what readers are shown of it. */
@Global()
@Module({
  imports: [ENTITIES],
  controllers: [EditorController, OwnCollectionsController, MediasController],
  providers: [...SHARED, ...COMMANDS, ...QUERIES, ...WRITES],
  exports: [ENTITIES, ...SHARED, HeldLooks, OwnBrands, Collections, SuggestedValues, WithheldPictures],
})
export class CatalogueModule {}
