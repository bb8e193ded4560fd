import { Global, Module } from '@nestjs/common';
import { FacetsQuery } from './filters/facets.query.js';
import { KnownValues } from './filters/known-values.js';
import { PictureSearchQuery } from './filters/picture-search.query.js';
import { UnderstoodQuery } from './filters/understood.query.js';
import { AutocompleteController } from './http/autocomplete.controller.js';
import { LookIndexSynchroniser } from './look-index/look-index-synchroniser.js';
import { SearchCollectionsHandler } from './queries/search-collections.js';
import { SearchLooksHandler } from './queries/search-looks.js';
import { SearchStreetStylesHandler } from './queries/search-street-styles.js';
import { SimilarLooksHandler } from './queries/similar-looks.js';
import { SimilarStreetStylesHandler } from './queries/similar-street-styles.js';
import { SuggestHandler } from './queries/suggest.js';
import { SuggestReferenceHandler } from './queries/suggest-reference.js';
import { SimilarPictures } from './similar/similar-pictures.js';

/** What pages that list pictures ask. */
const SHARED = [KnownValues, PictureSearchQuery, SimilarPictures, LookIndexSynchroniser];

/** Finds pictures and collections by filters and words, what is like them, and what can be asked for. */
@Global()
@Module({
  controllers: [AutocompleteController],
  providers: [
    ...SHARED,
    FacetsQuery,
    UnderstoodQuery,
    SuggestHandler,
    SuggestReferenceHandler,
    SearchCollectionsHandler,
    SearchLooksHandler,
    SearchStreetStylesHandler,
    SimilarLooksHandler,
    SimilarStreetStylesHandler,
  ],
  exports: SHARED,
})
export class SearchModule {}
