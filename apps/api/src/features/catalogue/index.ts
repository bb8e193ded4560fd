export { catalogueFeature } from './catalogue.feature.js';
export { CatalogueModule } from './catalogue.module.js';
export { Collections } from './collections.js';
export { NewCollectionPathDto } from './commands/catalogue-collection.js';
export { RetagLooks, RetagLooksDto } from './commands/retag-looks.js';
export { UndoRetag } from './commands/undo-retag.js';
export { describedIn } from './described-in.js';
export { type CollectionCommand, collectionDecider } from './domain/collection.decider.js';
export { notBroadcast, unknownLook, unknownStreetStyle } from './domain/collection.errors.js';
export type { CollectionEvent } from './domain/collection.events.js';
export { collectionStream } from './domain/collection.events.js';
export type { Collection } from './domain/collection.state.js';
export { withGarmentTags } from './domain/garment-tags.js';
export {
  CAMERA_TIME,
  CollectionFactsDto,
  GarmentDto,
  LookFactsDto,
  NamedDto,
  PictureWordsDto,
  ShowFactsDto,
} from './dto/collection-facts.dto.js';
export { CollectionSummaryDto } from './dto/collection-summary.dto.js';
export { AreColours } from './dto/colours.decorator.js';
export { LookSummaryDto } from './dto/look-summary.dto.js';
export { ReferenceDto } from './dto/reference.dto.js';
export {
  CitiesDto,
  CityDto,
  type ClientDto,
  ClientsDto,
  CountryDto,
  RoutesDto,
  SeasonDto,
  SeasonsDto,
  TypesDto,
} from './dto/reference-list.dto.js';
export { ShownCollectionDto, shown } from './dto/shown-collection.dto.js';
export { HeldLooks } from './held-looks.js';
export { nameOfSeason } from './name-of-season.js';
export { isEditor, OwnBrands } from './own-brands.js';
export { MediaKeyDto } from './queries/medias.js';
export {
  OwnCollectionDto,
  OwnCollections,
  OwnCollectionsDto,
  ShowsQueryDto,
} from './queries/own-collections.js';
export { ReferenceList } from './queries/reference-list.js';
export { RetagProgress } from './queries/retag-progress.js';
export { catalogueReadModel } from './read-models/catalogue.projection.js';
export { CollectionEntity } from './read-models/collection.entity.js';
export { CollectionLookup } from './read-models/collection-lookup.js';
export { CollectionsReadModel, toCollectionSummary } from './read-models/collections.read-model.js';
export { ContentEntity } from './read-models/content.entity.js';
export { ContentQuery, type ContentRow } from './read-models/content.query.js';
export { MediaLookup } from './read-models/media-lookup.js';
export { LookEntity, StreetStyleEntity } from './read-models/picture.entity.js';
export { LOOK_SUMMARY, toLookSummary, toStreetStyleSummary } from './read-models/picture-summaries.js';
export { type Lists, ReferenceLists, toSeason, withKept } from './read-models/reference-lists.query.js';
export { nearestValues, SuggestedValues } from './read-models/suggested-values.js';
export { SuggestionEntity } from './read-models/suggestion.entity.js';
export {
  COLLECTIONS,
  CONTENT,
  LOOK_CLOCK,
  LOOKS,
  PICTURE_PREVIEWS,
  REMOVED_ITEMS,
  STREET_STYLES,
  SUGGESTIONS,
} from './read-models/tables.js';
export { OF_A_SHOW, WithheldPictures } from './read-models/withheld-pictures.js';
export { CATALOGUE_ENTITIES, CATALOGUE_MIGRATIONS } from './schema.js';
export { SHOW_MS, type ShowStatus, showStatus } from './show-status.js';
