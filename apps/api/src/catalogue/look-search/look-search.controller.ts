import { Controller, Get, Header, Query } from '@nestjs/common';
import type { LookSearchPage, LookSummary, Page, Similar } from '@toile/contracts';
import { slugSchema } from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import type { Member } from '../../accounts/members/member.js';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { dropEmpty, pageSchema, pictureSearchSchema } from '../filters/listing-schema.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
import { openPage, PRIVATE } from '../open-pages.js';
import { SimilarQuery } from '../similar/similar.query.js';

export const similarSchema = z.object({ look: slugSchema, page: pageSchema });

@Controller('look')
export class LookSearchController {
  constructor(
    private readonly pictures: PictureSearchQuery,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
    private readonly similar: SimilarQuery,
  ) {}

  @Get(['search', 'more'])
  @Allow('anyone')
  @Header(...PRIVATE)
  async search(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<LookSearchPage> {
    const search = validate(pictureSearchSchema, dropEmpty(query));
    await this.known.mustExist(search);
    const [page, facets] = await Promise.all([
      openPage(viewer, search.page, () => this.pictures.looks(search)),
      search.facets === 'true' ? this.facets.ofLooks(search) : undefined,
    ]);
    return { ...page, facets };
  }

  /** Looks of other shows that go with this one. */
  @Get('related')
  @Public()
  related(@Query() query: unknown): Promise<Page<Similar<LookSummary>>> {
    const { look, page } = validate(similarSchema, query);
    return this.similar.looks(look, page, { otherShows: true });
  }

  /** Looks with the same tags, the same show included. */
  @Get('tags/similars')
  @Public()
  similars(@Query() query: unknown): Promise<Page<Similar<LookSummary>>> {
    const { look, page } = validate(similarSchema, query);
    return this.similar.looks(look, page, { otherShows: false });
  }
}
