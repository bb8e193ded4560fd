import { Controller, Get, Param, Query } from '@nestjs/common';
import type {
  AgencyDetails,
  LookSummary,
  ModelDetails,
  ModelSummary,
  ModelsPage,
  Page,
  Suggestion,
} from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { SuggestionsQuery, suggestionSchema } from '../../autocomplete/suggestions.query.js';
import { ContentQuery } from '../../content/content.query.js';
import { ReferenceLists } from '../../reference/reference-lists.query.js';
import { dropEmpty, pageSchema, pictureSearchSchema } from '../filters/listing-schema.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
import { ModelsQuery, modelListSchema } from './models.query.js';

@Controller()
export class ModelsController {
  constructor(
    private readonly models: ModelsQuery,
    private readonly pictures: PictureSearchQuery,
    private readonly suggestions: SuggestionsQuery,
    private readonly content: ContentQuery,
    private readonly lists: ReferenceLists,
  ) {}

  @Get('model')
  async page(@Query() query: unknown): Promise<ModelsPage> {
    const [list, new_faces] = await Promise.all([this.list(query), this.models.newFaces()]);
    return { ...list, new_faces };
  }

  /** With `model=true` the rows of the dropdown, as the specification's search of models asks. */
  @Get('model/search')
  search(@Query() query: { model?: unknown }): Promise<Page<ModelSummary> | Page<Suggestion>> {
    if (query.model !== 'true') return this.list(query);
    return this.suggestions.run('individual', validate(suggestionSchema, query));
  }

  @Get('model/:slug')
  async show(@Param('slug') slug: string): Promise<ModelDetails> {
    const model = await this.models.find(slug);
    return { model, looks: await this.looks(slug, 1) };
  }

  @Get('model/:slug/more')
  async more(@Param('slug') slug: string, @Query() query: unknown): Promise<Page<LookSummary>> {
    const { page } = validate(z.object({ page: pageSchema }), query);
    await this.models.find(slug);
    return this.looks(slug, page);
  }

  @Get('agency/:slug')
  async agency(@Param('slug') slug: string): Promise<AgencyDetails> {
    const { doc } = await this.content.find('agency', slug);
    const [models, city] = await Promise.all([this.models.ofAgency(slug), this.lists.find('city', doc.city)]);
    const { name, about, website } = doc;
    return {
      agency: { slug, name, about, website, city: { slug: doc.city, name: city?.name ?? doc.city } },
      models,
    };
  }

  private list(query: unknown): Promise<Page<ModelSummary>> {
    return this.models.list(validate(modelListSchema, dropEmpty(query)));
  }

  private looks(model: string, page: number): Promise<Page<LookSummary>> {
    return this.pictures.looks(validate(pictureSearchSchema, { model, page }));
  }
}
