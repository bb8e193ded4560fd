import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import type {
  Lockable,
  Page,
  Similar,
  StreetSearchPage,
  StreetStyleDetails,
  StreetStyleSummary,
} from '@toile/contracts';
import { DomainError, validate } from '@toile/platform';
import type pg from 'pg';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import type { PaywallReader } from '../../paywall/decide.js';
import { Reader } from '../../paywall/paywall-reader.js';
import { POOL } from '../../tokens.js';
import { FacetsQuery } from '../filters/facets.query.js';
import { KnownValues } from '../filters/known-values.js';
import { dropEmpty, pictureSearchSchema } from '../filters/listing-schema.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
import { type StreetStyleRow, toStreetStyleSummary } from '../look-row.js';
import { similarSchema } from '../look-search/look-search.controller.js';
import { openPage, PRIVATE } from '../open-pages.js';
import { STREET_STYLES } from '../read-model/tables.js';
import { SimilarQuery } from '../similar/similar.query.js';

const RELATED = 8;

@Controller('street')
export class StreetController {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly pictures: PictureSearchQuery,
    private readonly facets: FacetsQuery,
    private readonly known: KnownValues,
    private readonly similar: SimilarQuery,
  ) {}

  @Get(['', 'search', 'more'])
  @Allow('anyone')
  @Header(...PRIVATE)
  async search(@Query() query: unknown, @Reader() reader: PaywallReader): Promise<StreetSearchPage> {
    const search = validate(pictureSearchSchema.omit({ collection: true }), dropEmpty(query));
    await this.known.mustExist(search);
    const [page, facets] = await Promise.all([
      openPage(reader, 'streetstyle', search.page, () => this.pictures.streetStyles(search)),
      search.facets === 'true' ? this.facets.ofStreetStyles(search) : undefined,
    ]);
    return facets ? { ...page, facets } : page;
  }

  @Get('tags/similars')
  @Allow('anyone')
  @Header(...PRIVATE)
  similars(
    @Query() query: unknown,
    @Reader() reader: PaywallReader,
  ): Promise<Page<Similar<StreetStyleSummary>> & Lockable> {
    const { look, page } = validate(similarSchema, query);
    return openPage(reader, 'streetstyle', page, () => this.similar.streetStyles(look, page));
  }

  @Get(':slug')
  @Public()
  async show(@Param('slug') slug: string): Promise<StreetStyleDetails> {
    const { rows } = await this.pool.query<StreetStyleRow & { previous: string | null; next: string | null }>(
      `SELECT street.*,
         (SELECT slug FROM ${STREET_STYLES} WHERE (show_date, slug) > (street.show_date, street.slug)
          ORDER BY show_date, slug LIMIT 1) AS previous,
         (SELECT slug FROM ${STREET_STYLES} WHERE (show_date, slug) < (street.show_date, street.slug)
          ORDER BY show_date DESC, slug DESC LIMIT 1) AS next
       FROM ${STREET_STYLES} street WHERE slug = $1`,
      [slug],
    );
    const street = rows[0];
    if (!street) throw new DomainError('street-style/unknown', `There is no street style "${slug}".`);
    const related = await this.similar.streetStyles(slug, 1);
    return {
      street_style: { ...toStreetStyleSummary(street), description: street.description },
      previous: street.previous,
      next: street.next,
      related: related.results.slice(0, RELATED),
    };
  }
}
