import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { RatingOverview } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { CollectionLookup } from '../../catalogue/collection-lookup.js';
import { pagePath } from '../../http/page-redirect.js';
import { RatingsQuery } from './ratings.query.js';

@Controller()
export class RatingOverviewController {
  constructor(
    private readonly ratings: RatingsQuery,
    private readonly collections: CollectionLookup,
  ) {}

  @Get('api/collection/:slug/rating/overview')
  @Allow('anyone')
  @Header('cache-control', 'private, no-store')
  async overview(@Viewer() viewer: Member | undefined, @Param('slug') slug: string): Promise<RatingOverview> {
    await this.collections.mustExist(slug);
    return this.ratings.overview(slug, viewer?.subject);
  }

  /** Links in mails and on pages lead to the ratings of the collection's own page. */
  @Get('collection/:slug/rating')
  async redirect(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = pagePath(request, `/collection/${encodeURIComponent(slug)}`);
    await reply.status(302).header('location', `${page}#rating`).send();
  }
}
