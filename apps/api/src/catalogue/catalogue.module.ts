import { Global, Module } from '@nestjs/common';
import { SuggestionsQuery } from '../autocomplete/suggestions.query.js';
import { ContentQuery } from '../content/content.query.js';
import { ReferenceLists } from '../reference/reference-lists.query.js';
import { CollectionsController } from './collection-details/collections.controller.js';
import { CollectionsQuery } from './collection-details/collections.query.js';
import { DesignersController } from './designers/designers.controller.js';
import { DesignersQuery } from './designers/designers.query.js';
import { FacetsQuery } from './filters/facets.query.js';
import { KnownValues } from './filters/known-values.js';
import { PictureSearchQuery } from './filters/picture-search.query.js';
import { LiveController } from './live/live.controller.js';
import { LookDetailsController } from './look-details/look-details.controller.js';
import { LookDetailsQuery } from './look-details/look-details.query.js';
import { LookSearchController } from './look-search/look-search.controller.js';
import { MediaLookup } from './media-lookup.js';
import { ModelsController } from './models/models.controller.js';
import { ModelsQuery } from './models/models.query.js';
import { SimilarQuery } from './similar/similar.query.js';
import { StreetController } from './street/street.controller.js';
import { TrendsController } from './trends/trends.controller.js';
import { TrendsQuery } from './trends/trends.query.js';

const QUERIES = [
  ...[
    PictureSearchQuery,
    FacetsQuery,
    KnownValues,
    SimilarQuery,
    LookDetailsQuery,
    CollectionsQuery,
    DesignersQuery,
  ],
  ...[ModelsQuery, TrendsQuery, MediaLookup, ReferenceLists, SuggestionsQuery, ContentQuery],
];

/** What readers browse. Its queries serve the features that show parts of the catalogue too. */
@Global()
@Module({
  // Reserved words win over slugs, so `look/search` comes before `look/:slug`.
  controllers: [
    LookSearchController,
    LookDetailsController,
    StreetController,
    CollectionsController,
    DesignersController,
    ModelsController,
    LiveController,
    TrendsController,
  ],
  providers: QUERIES,
  exports: QUERIES,
})
export class CatalogueModule {}
