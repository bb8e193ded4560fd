import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { answerForm } from '../../http/answer-form.js';
import { ChangeRating } from '../change-rating/change-rating.command.js';
import { RateCollection } from '../rate-collection/rate-collection.command.js';
import { RatingsQuery } from '../rating-overview/ratings.query.js';
import { comment } from '../rating-schemas.js';
import { WithdrawRating } from '../withdraw-rating/withdraw-rating.command.js';

/** What the form on a collection's page sends: stars as a form has them, or the wish to take them back. */
export const ratingFormSchema = z
  .object({
    rating: z.coerce.number().int().min(1).max(5).optional(),
    comment: comment.optional(),
    withdraw: z.stringbool().default(false),
  })
  .refine(({ rating, withdraw }) => withdraw || rating !== undefined, {
    path: ['rating'],
    message: 'choose one to five stars',
  });

/** Gives, changes or withdraws a rating in one place, for a form, which knows neither PATCH nor DELETE. */
@Controller('collection')
@Allow('ratings:own')
export class RateByFormController {
  constructor(
    private readonly commands: CommandBus,
    private readonly ratings: RatingsQuery,
  ) {}

  @Post(':slug/rating')
  @HttpCode(200)
  @CsrfForm('rating')
  async send(
    @CommandCaller() caller: Caller,
    @Param('slug') collection: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = `/collection/${encodeURIComponent(collection)}#rating`;
    await answerForm(request, reply, { page }, async () => {
      const sent = validate(ratingFormSchema, body);
      await this.commands.execute(await this.commandFor(caller, collection, sent));
      return { status: 200, body: await this.ratings.overview(collection, caller.subject), page };
    });
  }

  private async commandFor(
    caller: Caller,
    collection: string,
    { withdraw, rating, comment }: z.infer<typeof ratingFormSchema>,
  ) {
    const { mine } = await this.ratings.overview(collection, caller.subject);
    if (withdraw) return new WithdrawRating(caller, mine?.id ?? 0);
    // A form sends all it has: an empty note is taken away.
    if (mine) return new ChangeRating(caller, mine.id, { rating, comment: comment ?? null });
    return new RateCollection(caller, collection, rating ?? 0, comment ?? null);
  }
}
