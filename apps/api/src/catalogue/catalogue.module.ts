import { Module } from '@nestjs/common';
import { CollectionsController } from './collection-details/collections.controller.js';
import { CollectionsQuery } from './collection-details/collections.query.js';
import { DesignersController } from './designers/designers.controller.js';
import { DesignersQuery } from './designers/designers.query.js';
import { LookDetailsController } from './look-details/look-details.controller.js';
import { LookDetailsQuery } from './look-details/look-details.query.js';
import { LookFacetsQuery } from './look-search/look-facets.query.js';
import { LookSearchController } from './look-search/look-search.controller.js';
import { LookSearchQuery } from './look-search/look-search.query.js';

@Module({
  // Reserved words win over slugs, so `look/search` comes before `look/:slug`.
  controllers: [LookSearchController, LookDetailsController, CollectionsController, DesignersController],
  providers: [LookSearchQuery, LookFacetsQuery, LookDetailsQuery, CollectionsQuery, DesignersQuery],
})
export class CatalogueModule {}
