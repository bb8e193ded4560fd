import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { localeOf } from '../../../../kernel/http/request-locale.js';
import { DashboardGuard, NeedsScope, RateLimits, readable, scopesOfFigure } from '../../../figures/index.js';
import { PageFiltersDto, PrintPage } from '../commands/print-page.js';
import { PAGE_FIGURES, PAGE_SLUGS, type PageSlug } from '../pages.js';

const PDFS = { what: 'pdf', most: 6 };

@Controller('api/dashboard/pages')
@Allow('anyone')
@UseGuards(DashboardGuard)
export class PagePdfController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  /** A page of the dashboard as a PDF with its filters and a receipt for each figure; 6 a minute. */
  @Get(':slug/pdf')
  @ApiParam({ name: 'slug', enum: PAGE_SLUGS })
  // A page holds several figures, and needs what opens each of them.
  @NeedsScope(({ params, query }) => {
    const filters = readable(PageFiltersDto, query) ?? {};
    return PAGE_FIGURES[known(params.slug)].flatMap((figure) => scopesOfFigure(figure, filters));
  })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async print(
    @Param('slug') slug: string,
    @Query() filters: PageFiltersDto,
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = known(slug);
    if (viewer) await this.limits.take(PDFS, viewer.subject, reply);
    else await this.limits.takeByAddress(PDFS, request.ip, reply);
    const file = await this.commands.execute(new PrintPage(page, filters, viewer, localeOf(request)));
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
