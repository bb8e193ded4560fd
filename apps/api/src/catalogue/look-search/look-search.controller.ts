import { Controller, Get, Header, Query } from '@nestjs/common';
import type { Lockable, LookSearchPage, LookSummary, Page, Similar } from '@toile/contracts';
import { slugSchema } from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import type { PaywallReader } from '../../paywall/decide.js';
import { Reader } from '../../paywall/paywall-reader.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { dropEmpty, pageSchema, pictureSearchSchema } from '../filters/listing-schema.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
import { openPage, PRIVATE } from '../open-pages.js';
import { SimilarQuery } from '../similar/similar.query.js';

export const similarSchema = z.object({ look: slugSchema, page: pageSchema });

type SimilarLooks = Page<Similar<LookSummary>> & Lockable;

@Controller('look')
@Allow('anyone')
export class LookSearchController {
  constructor(
    private readonly pictures: PictureSearchQuery,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
    private readonly similar: SimilarQuery,
  ) {}

  @Get(['search', 'more'])
  @Header(...PRIVATE)
  async search(@Query() query: unknown, @Reader() reader: PaywallReader): Promise<LookSearchPage> {
    const search = validate(pictureSearchSchema, dropEmpty(query));
    await this.known.mustExist(search);
    const [page, facets] = await Promise.all([
      openPage(reader, 'looks', search.page, () => this.pictures.looks(search)),
      search.facets === 'true' ? this.facets.ofLooks(search) : undefined,
    ]);
    return { ...page, facets };
  }

  /** Looks of other shows that go with this one. */
  @Get('related')
  @Header(...PRIVATE)
  related(@Query() query: unknown, @Reader() reader: PaywallReader): Promise<SimilarLooks> {
    return this.like(query, reader, { otherShows: true });
  }

  /** Looks with the same tags, the same show included. */
  @Get('tags/similars')
  @Header(...PRIVATE)
  similars(@Query() query: unknown, @Reader() reader: PaywallReader): Promise<SimilarLooks> {
    return this.like(query, reader, { otherShows: false });
  }

  private like(
    query: unknown,
    reader: PaywallReader,
    wanted: { otherShows: boolean },
  ): Promise<SimilarLooks> {
    const { look, page } = validate(similarSchema, query);
    return openPage(reader, 'looks', page, () => this.similar.looks(look, page, wanted));
  }
}
