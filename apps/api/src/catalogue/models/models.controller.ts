import { Controller, Get, Header, Param, Query } from '@nestjs/common';
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
import type { Member } from '../../accounts/members/member.js';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import { mayReadLocked } from '../../accounts/roles/may-read.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { SuggestionsQuery, suggestionSchema } from '../../autocomplete/suggestions.query.js';
import { ContentQuery } from '../../content/content.query.js';
import { ReferenceLists } from '../../reference/reference-lists.query.js';
import { dropEmpty, pageSchema, pictureSearchSchema } from '../filters/listing-schema.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
import { PRIVATE } from '../open-pages.js';
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

  /** Without a plan the new faces are all there is, here and in the search. */
  @Get('model')
  @Allow('anyone')
  @Header(...PRIVATE)
  async page(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<ModelsPage> {
    const [list, new_faces] = await Promise.all([this.list(query, viewer), this.models.newFaces()]);
    return { ...list, new_faces, locked: !mayReadLocked(viewer) };
  }

  /** With `model=true` the rows of the dropdown, as the specification's search of models asks. */
  @Get('model/search')
  @Allow('anyone')
  @Header(...PRIVATE)
  search(
    @Query() query: { model?: unknown },
    @Viewer() viewer: Member | undefined,
  ): Promise<Page<ModelSummary> | Page<Suggestion>> {
    if (query.model !== 'true') return this.list(query, viewer);
    return this.suggestions.run('individual', validate(suggestionSchema, query));
  }

  @Get('model/:slug')
  @Public()
  async show(@Param('slug') slug: string): Promise<ModelDetails> {
    const model = await this.models.find(slug);
    return { model, looks: await this.looks(slug, 1) };
  }

  @Get('model/:slug/more')
  @Public()
  async more(@Param('slug') slug: string, @Query() query: unknown): Promise<Page<LookSummary>> {
    const { page } = validate(z.object({ page: pageSchema }), query);
    await this.models.find(slug);
    return this.looks(slug, page);
  }

  @Get('agency/:slug')
  @Public()
  async agency(@Param('slug') slug: string): Promise<AgencyDetails> {
    const { doc } = await this.content.find('agency', slug);
    const [models, city] = await Promise.all([this.models.ofAgency(slug), this.lists.find('city', doc.city)]);
    const { name, about, website } = doc;
    return {
      agency: { slug, name, about, website, city: { slug: doc.city, name: city?.name ?? doc.city } },
      models,
    };
  }

  private list(query: unknown, viewer: Member | undefined): Promise<Page<ModelSummary>> {
    const search = validate(modelListSchema, dropEmpty(query));
    return this.models.list(search, { newFacesOnly: !mayReadLocked(viewer) });
  }

  private looks(model: string, page: number): Promise<Page<LookSummary>> {
    return this.pictures.looks(validate(pictureSearchSchema, { model, page }));
  }
}
