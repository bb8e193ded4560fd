import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { DomainError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { localeOf } from '../../http/request-locale.js';
import { DashboardGuard } from '../access/dashboard.guard.js';
import { NeedsScope } from '../access/needs-scope.decorator.js';
import { RateLimits } from '../access/rate-limits.js';
import { scopesOfFigure } from '../access/scopes.js';
import { KEPT_FILTERS } from '../figure-reference/reference-schema.js';
import { PagePdfs } from './page-pdfs.js';
import { PAGE_FIGURES, PAGE_SLUGS, type PageSlug } from './pages.js';

const PDFS = { what: 'pdf', most: 6 };
/** Filters of the page; what a figure alone is asked with stays out. Values are looked at by the figures. */
const querySchema = z
  .record(z.string(), z.string().trim().max(200))
  .transform((query) =>
    Object.fromEntries(
      Object.entries(query).filter(
        ([key, value]) => key !== 'limit' && KEPT_FILTERS.includes(key) && value !== '',
      ),
    ),
  );

/** A page of the dashboard as a file to print, with its filters. */
@Controller('api/dashboard/pages')
@Allow('anyone')
@UseGuards(DashboardGuard)
export class PagePdfController {
  constructor(
    private readonly pdfs: PagePdfs,
    private readonly limits: RateLimits,
  ) {}

  /** A page holds several figures, and needs what opens each of them. */
  @Get(':slug/pdf')
  @NeedsScope(({ params, query }) => {
    const filters = querySchema.safeParse(query).data;
    return PAGE_FIGURES[known(params.slug)].flatMap((figure) => scopesOfFigure(figure, filters));
  })
  async print(
    @Param('slug') slug: string,
    @Query() query: unknown,
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = known(slug);
    const filters = validate(querySchema, query);
    if (viewer) await this.limits.take(PDFS, viewer.subject, reply);
    else await this.limits.takeByAddress(PDFS, request.ip, reply);
    const file = await this.pdfs.of(page, filters, viewer, localeOf(request));
    const name = `toile-${page}-${new Date().toISOString().slice(0, 10)}.pdf`;
    await reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      })
      .send(file);
  }
}

/** @throws DomainError page/unknown */
function known(slug: string | undefined): PageSlug {
  const page = PAGE_SLUGS.find((one) => one === slug);
  if (!page) throw new DomainError('page/unknown', `There is no page "${slug}" of the dashboard.`);
  return page;
}
