import { Controller, Get, Param, Query } from '@nestjs/common';
import type { CollectionDetails, CollectionSearchPage } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { ReferenceLists } from '../../reference/reference-lists.query.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { collectionSearchSchema, dropEmpty } from '../filters/listing-schema.js';
import { CollectionsQuery } from './collections.query.js';

@Controller()
@Public()
export class CollectionsController {
  constructor(
    private readonly collections: CollectionsQuery,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
    private readonly lists: ReferenceLists,
  ) {}

  @Get(['api/collections', 'collection', 'collection/search'])
  list(@Query() query: unknown): Promise<CollectionSearchPage> {
    return this.search(query);
  }

  /** A known type first, then a slug. */
  @Get('collection/:slug')
  async show(
    @Param('slug') slug: string,
    @Query() query: object,
  ): Promise<CollectionDetails | CollectionSearchPage> {
    const type = await this.lists.find('type', slug);
    return type ? this.search({ ...query, type: slug }) : this.collections.details(slug);
  }

  @Get(['collection/:type/:designer', 'collection/:type/:designer/:season'])
  narrowed(@Param() path: object, @Query() query: object): Promise<CollectionSearchPage> {
    return this.search({ ...query, ...path });
  }

  private async search(query: unknown): Promise<CollectionSearchPage> {
    const search = validate(collectionSearchSchema, dropEmpty(query));
    await this.known.mustExist(search);
    const [page, facets] = await Promise.all([
      this.collections.list(search),
      search.facets === 'true' ? this.facets.ofCollections(search) : undefined,
    ]);
    return facets ? { ...page, facets } : page;
  }
}
