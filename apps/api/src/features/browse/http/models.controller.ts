import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Locale } from '@toile/contracts';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { ReaderLocale } from '../../../kernel/http/reader-locale.decorator.js';
import { type PaywallReader, PRIVATE, Reader } from '../../paywall/index.js';
import { LookPageDto, Suggest, SuggestionsDto } from '../../search/index.js';
import { ModelPageDto } from '../dto/model.dto.js';
import { AgencyDetails, AgencyDetailsDto } from '../queries/agency-details.js';
import { LooksOfModel } from '../queries/looks-of-model.js';
import { ModelDetails, ModelDetailsDto } from '../queries/model-details.js';
import {
  ModelSearchDto,
  Models,
  ModelsAndNewFaces,
  ModelsPageDto,
  ModelsQueryDto,
} from '../queries/models.js';
import { Timeline, TimelineDto } from '../queries/timeline.js';

const EITHER = [ModelPageDto, SuggestionsDto];

@Controller()
export class ModelsController {
  constructor(private readonly queries: QueryBus) {}

  /** Models, those seen most first, and the new faces; without a plan these are all there is, here and in the search. */
  @Get('model')
  @Allow('anyone')
  @Header(...PRIVATE)
  page(@Query() search: ModelsQueryDto, @Reader() reader: PaywallReader): Promise<ModelsPageDto> {
    return this.queries.execute(new ModelsAndNewFaces(search, reader));
  }

  /** Models by name; with `model=true` the rows of a dropdown, as the specification's search of models asks. */
  @Get('model/search')
  @Allow('anyone')
  @Header(...PRIVATE)
  @ApiExtraModels(...EITHER)
  @ApiOkResponse({ schema: { anyOf: EITHER.map((one) => ({ $ref: getSchemaPath(one) })) } })
  search(
    @Query() input: ModelSearchDto,
    @Reader() reader: PaywallReader,
  ): Promise<ModelPageDto | SuggestionsDto> {
    if (input.model !== 'true') return this.queries.execute(new Models(input, reader));
    const search = (input.search ?? '').normalize('NFC').trim();
    return this.queries.execute(new Suggest('individual', { search, page: input.page }));
  }

  /** A model with the newest looks. */
  @Get('model/:slug')
  @Public()
  show(@Param('slug') slug: string): Promise<ModelDetailsDto> {
    return this.queries.execute(new ModelDetails(slug));
  }

  /** What a model wears from season to season, and for whom, the newest first. */
  @Get('api/models/:slug/timeline')
  @Public()
  timeline(@Param('slug') slug: string): Promise<TimelineDto> {
    return this.queries.execute(new Timeline('model', slug));
  }

  /** More looks of a model; pages from the third on open with a plan. */
  @Get('model/:slug/more')
  @Allow('anyone')
  @Header(...PRIVATE)
  more(
    @Param('slug') slug: string,
    @Query() { page }: PageQueryDto,
    @Reader() reader: PaywallReader,
  ): Promise<LookPageDto> {
    return this.queries.execute(new LooksOfModel(slug, page, reader));
  }

  /** An agency with its models; without a plan, its new faces. */
  @Get('agency/:slug')
  @Allow('anyone')
  @Header(...PRIVATE)
  agency(
    @Param('slug') slug: string,
    @Reader() reader: PaywallReader,
    @ReaderLocale() locale: Locale,
  ): Promise<AgencyDetailsDto> {
    return this.queries.execute(new AgencyDetails(slug, reader, locale));
  }
}
