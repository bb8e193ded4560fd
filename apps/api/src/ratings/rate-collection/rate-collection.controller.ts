import { Body, Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OwnRating } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { ratingSchema } from '../rating-schemas.js';
import { RateCollection } from './rate-collection.command.js';

@Controller('api/collection/rating')
@Allow('ratings:own')
export class RateCollectionController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  async rate(
    @CommandCaller() caller: Caller,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnRating | undefined> {
    const { collection, rating, comment } = validate(ratingSchema, body);
    const rated = await this.commands.execute(new RateCollection(caller, collection, rating, comment));
    reply.header('location', `/api/collection/rating/${rated?.id}`);
    return rated;
  }
}
