import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { pagePath } from '../../../kernel/http/page-redirect.js';
import { ChangeRating, ChangeRatingDto } from '../commands/change-rating.js';
import { RateByForm, RateByFormDto } from '../commands/rate-by-form.js';
import { RateCollection, RateCollectionDto } from '../commands/rate-collection.js';
import { WithdrawRating } from '../commands/withdraw-rating.js';
import { unknownRating } from '../domain/rating.errors.js';
import { OwnRatingDto } from '../own-rating.dto.js';
import { RatingOverview, RatingOverviewDto } from '../queries/rating-overview.js';

const pageOf = (collection: string) => `/collection/${encodeURIComponent(collection)}`;

@Controller()
export class RatingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Rates a collection, 1 to 5, once a member. */
  @Post('api/collection/rating')
  @Allow('ratings:own')
  async rate(
    @CommandCaller() caller: Caller,
    @Body() body: RateCollectionDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnRatingDto> {
    const rated = await this.commands.execute(new RateCollection(caller, body));
    reply.header('location', `/api/collection/rating/${rated.id}`);
    return rated;
  }

  /** Changes an own rating. */
  @Patch('api/collection/rating/:id')
  @Allow('ratings:own')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChangeRatingDto,
  ): Promise<OwnRatingDto> {
    return this.commands.execute(new ChangeRating(caller, ratingId(id), body));
  }

  /** Withdraws an own rating. */
  @Delete('api/collection/rating/:id')
  @Allow('ratings:own')
  @HttpCode(204)
  withdraw(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new WithdrawRating(caller, ratingId(id)));
  }

  /** How a collection is rated; of fewer than three ratings only their number. */
  @Get('api/collection/:slug/rating/overview')
  @Allow('anyone')
  @Header('cache-control', 'private, no-store')
  overview(@Viewer() viewer: Member | undefined, @Param('slug') slug: string): Promise<RatingOverviewDto> {
    return this.queries.execute(new RatingOverview(slug, viewer?.subject));
  }

  /** Leads to the ratings on the collection's own page, as links in mails do. */
  @Get('collection/:slug/rating')
  @Public()
  @ApiFoundResponse({ description: 'The page' })
  async redirect(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await reply
      .status(302)
      .header('location', `${pagePath(request, pageOf(slug))}#rating`)
      .send();
  }

  /** The page's form: gives, changes or, with `withdraw`, takes back the reader's rating; 303 to a person. */
  @Post('collection/:slug/rating')
  @HttpCode(200)
  @Allow('ratings:own')
  @CsrfForm('rating')
  @ApiOkResponse({ type: RatingOverviewDto })
  async send(
    @CommandCaller() caller: Caller,
    @Param('slug') collection: string,
    @Body() body: RateByFormDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // As its reader may see it: what they gave stands there.
    const page = `${pageOf(collection)}?as=me#rating`;
    await answerForm(request, reply, { page }, async () => {
      await this.commands.execute(new RateByForm(caller, collection, body));
      const overview = await this.queries.execute(new RatingOverview(collection, caller.subject));
      return { status: 200, body: overview, page };
    });
  }
}

/** Ids are digits only; anything else names no rating. @throws DomainError rating/unknown */
function ratingId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw unknownRating();
  return Number(text);
}
