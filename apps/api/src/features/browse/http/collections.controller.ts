import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { KnownPath } from '../../../kernel/http/known-path.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { SparseFields } from '../../../kernel/http/sparse-fields.js';
import { ReferenceList } from '../../catalogue/index.js';
import {
  CollectionPathDto,
  CollectionSearchDto,
  CollectionSearchPageDto,
  SearchCollections,
  SeasonPathDto,
} from '../../search/index.js';
import { CollectionDetails, CollectionDetailsDto } from '../queries/collection-details.js';

const EITHER = [CollectionDetailsDto, CollectionSearchPageDto];

@Controller()
@Public()
export class CollectionsController {
  constructor(private readonly queries: QueryBus) {}

  /** Collections by any combination of filters, the newest show first. */
  @Get(['api/collections', 'collection', 'collection/search'])
  @UseInterceptors(SparseFields)
  list(@Query() search: CollectionSearchDto): Promise<CollectionSearchPageDto> {
    return this.queries.execute(new SearchCollections(search));
  }

  /** A collection with its looks; the slug of a type gives its collections. */
  @Get('collection/:slug')
  @ApiExtraModels(...EITHER)
  @ApiOkResponse({ schema: { oneOf: EITHER.map((one) => ({ $ref: getSchemaPath(one) })) } })
  async show(
    @Param('slug') slug: string,
    @Query() search: CollectionSearchDto,
    @ReaderLocale() locale: Locale,
  ): Promise<CollectionDetailsDto | CollectionSearchPageDto> {
    const types = await this.queries.execute(new ReferenceList('type'));
    if (types.some((type) => type.slug === slug))
      return this.queries.execute(new SearchCollections({ ...search, type: slug }));
    return this.queries.execute(new CollectionDetails(slug, locale));
  }

  /** Collections of a designer. */
  @Get('collection/:type/:designer')
  @UseInterceptors(KnownPath)
  ofDesigner(
    @Param() path: CollectionPathDto,
    @Query() search: CollectionSearchDto,
  ): Promise<CollectionSearchPageDto> {
    return this.queries.execute(new SearchCollections({ ...search, ...path }));
  }

  /** Collections of a designer in a season. */
  @Get('collection/:type/:designer/:season')
  @UseInterceptors(KnownPath)
  ofSeason(
    @Param() path: SeasonPathDto,
    @Query() search: CollectionSearchDto,
  ): Promise<CollectionSearchPageDto> {
    return this.queries.execute(new SearchCollections({ ...search, ...path }));
  }
}
