import { Global, Module } from '@nestjs/common';
import type { Warehouse } from '@toile/warehouse';
import { SEARCH_INDEX, WAREHOUSE } from '../../kernel/tokens.js';
import { FiguresModule } from '../figures/index.js';
import { FacetsQuery } from './filters/facets.query.js';
import { IndexQueries } from './filters/index-queries.js';
import { KnownValues } from './filters/known-values.js';
import { Listings } from './filters/listings.js';
import { LookRankings } from './filters/look-rankings.js';
import { NewArrivals } from './filters/new-arrivals.js';
import { Readings } from './filters/readings.js';
import { SearchAnswers } from './filters/search-answers.js';
import { TagCategories } from './filters/tag-categories.js';
import { UnderstoodQuery } from './filters/understood.query.js';
import { AutocompleteController } from './http/autocomplete.controller.js';
import { CompletionsController } from './http/completions.controller.js';
import { CompleteSearchHandler } from './queries/complete-search.js';
import { RelatedLooksHandler } from './queries/related-looks.js';
import { SearchCollectionsHandler } from './queries/search-collections.js';
import { SearchLooksHandler } from './queries/search-looks.js';
import { SearchStreetStylesHandler } from './queries/search-street-styles.js';
import { SimilarLooksHandler } from './queries/similar-looks.js';
import { SimilarStreetStylesHandler } from './queries/similar-street-styles.js';
import { SuggestHandler } from './queries/suggest.js';
import { SuggestReferenceHandler } from './queries/suggest-reference.js';
import { ClickhouseIndexes } from './search-index/clickhouse/clickhouse-indexes.js';
import { IndexSynchroniser } from './search-index/index-synchroniser.js';
import { MemoryIndexes } from './search-index/memory/memory-indexes.js';
import { SearchIndexes } from './search-index/search-index.js';
import { SimilarPictures } from './similar/similar-pictures.js';

/** What pages that list pictures ask. */
const SHARED = [KnownValues, Listings, NewArrivals, Readings, SimilarPictures];

/** Finds pictures and collections by filters and words, what is like them, and what can be asked for. */
@Global()
@Module({
  imports: [FiguresModule],
  controllers: [AutocompleteController, CompletionsController],
  providers: [
    ...SHARED,
    {
      provide: SearchIndexes,
      inject: [SEARCH_INDEX, WAREHOUSE],
      useFactory: (kept: 'memory' | 'clickhouse', warehouse: Warehouse): SearchIndexes =>
        kept === 'memory' ? new MemoryIndexes() : new ClickhouseIndexes(warehouse),
    },
    IndexSynchroniser,
    IndexQueries,
    LookRankings,
    TagCategories,
    FacetsQuery,
    UnderstoodQuery,
    SearchAnswers,
    CompleteSearchHandler,
    SuggestHandler,
    SuggestReferenceHandler,
    SearchCollectionsHandler,
    SearchLooksHandler,
    SearchStreetStylesHandler,
    SimilarLooksHandler,
    RelatedLooksHandler,
    SimilarStreetStylesHandler,
  ],
  exports: SHARED,
})
export class SearchModule {}
