export { FacetValueDto } from './dto/facets.dto.js';
export { OneOfFilter, SlugFilter, WordsFilter } from './dto/filters.decorator.js';
export {
  CollectionPathDto,
  CollectionSearchDto,
  LookSearchDto,
  RelatedQueryDto,
  SeasonPathDto,
  SimilarQueryDto,
  StreetSearchDto,
  type YesOrNo,
} from './dto/listing-query.dto.js';
export {
  LookPageDto,
  LookSearchPageDto,
  SimilarLooksDto,
  SimilarStreetStylesDto,
  StreetSearchPageDto,
  StreetStyleSummaryDto,
} from './dto/look-pages.dto.js';
export { KnownValues } from './filters/known-values.js';
export { Listings } from './filters/listings.js';
export { NewArrivals } from './filters/new-arrivals.js';
export { Readings } from './filters/readings.js';
export { RelatedLooks } from './queries/related-looks.js';
export { CollectionSearchPageDto, SearchCollections } from './queries/search-collections.js';
export { SearchLooks } from './queries/search-looks.js';
export { SearchStreetStyles } from './queries/search-street-styles.js';
export { SimilarLooks } from './queries/similar-looks.js';
export { SimilarStreetStyles } from './queries/similar-street-styles.js';
export { Suggest, SuggestDto, SuggestionsDto } from './queries/suggest.js';
export { SuggestReference } from './queries/suggest-reference.js';
export { SearchModule } from './search.module.js';
export { SimilarPictures } from './similar/similar-pictures.js';
