import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type {
  AgencyDetails,
  Lockable,
  LookSummary,
  ModelDetails,
  ModelSummary,
  ModelsPage,
  Page,
  Suggestion,
} from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import { ContentQuery } from '../../content/content.query.js';
import { decide, type PaywallReader } from '../../paywall/decide.js';
import { Reader } from '../../paywall/paywall-reader.js';
import { Suggest, SuggestDto } from '../../reference/queries/suggest.js';
import { ReferenceLists } from '../../reference/reference-lists.query.js';
import { dropEmpty, pageSchema, pictureSearchSchema } from '../filters/listing-schema.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
import { openPage, PRIVATE } from '../open-pages.js';
import { ModelsQuery, modelListSchema } from './models.query.js';

@Controller()
export class ModelsController {
  constructor(
    private readonly models: ModelsQuery,
    private readonly pictures: PictureSearchQuery,
    private readonly queries: QueryBus,
    private readonly content: ContentQuery,
    private readonly lists: ReferenceLists,
  ) {}

  /** Without a plan the new faces are all there is, here and in the search. */
  @Get('model')
  @Allow('anyone')
  @Header(...PRIVATE)
  async page(@Query() query: unknown, @Reader() reader: PaywallReader): Promise<ModelsPage> {
    const [list, new_faces] = await Promise.all([this.list(query, reader), this.models.newFaces()]);
    return { ...list, new_faces, locked: decide(reader, 'models').locked };
  }

  /** With `model=true` the rows of the dropdown, as the specification's search of models asks. */
  @Get('model/search')
  @Allow('anyone')
  @Header(...PRIVATE)
  search(
    @Query() query: { model?: unknown },
    @Query() typed: SuggestDto,
    @Reader() reader: PaywallReader,
  ): Promise<Page<ModelSummary> | Page<Suggestion>> {
    if (query.model !== 'true') return this.list(query, reader);
    return this.queries.execute(new Suggest('individual', typed));
  }

  @Get('model/:slug')
  @Public()
  async show(@Param('slug') slug: string): Promise<ModelDetails> {
    const model = await this.models.find(slug);
    return { model, looks: await this.looks(slug, 1) };
  }

  @Get('model/:slug/more')
  @Allow('anyone')
  @Header(...PRIVATE)
  async more(
    @Param('slug') slug: string,
    @Query() query: unknown,
    @Reader() reader: PaywallReader,
  ): Promise<Page<LookSummary> & Lockable> {
    const { page } = validate(z.object({ page: pageSchema }), query);
    await this.models.find(slug);
    return openPage(reader, 'looks', page, () => this.looks(slug, page));
  }

  /** Without a plan these are its new faces too. */
  @Get('agency/:slug')
  @Allow('anyone')
  @Header(...PRIVATE)
  async agency(@Param('slug') slug: string, @Reader() reader: PaywallReader): Promise<AgencyDetails> {
    const { doc } = await this.content.find('agency', slug);
    const { locked } = decide(reader, 'models');
    const [models, city] = await Promise.all([
      this.models.ofAgency(slug, { newFacesOnly: locked }),
      this.lists.find('city', doc.city),
    ]);
    const { name, about, website } = doc;
    return {
      agency: { slug, name, about, website, city: { slug: doc.city, name: city?.name ?? doc.city } },
      models,
      locked,
    };
  }

  private list(query: unknown, reader: PaywallReader): Promise<Page<ModelSummary>> {
    const search = validate(modelListSchema, dropEmpty(query));
    return this.models.list(search, { newFacesOnly: decide(reader, 'models').locked });
  }

  private looks(model: string, page: number): Promise<Page<LookSummary>> {
    return this.pictures.looks(validate(pictureSearchSchema, { model, page }));
  }
}
