import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OwnRating } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { ratingId } from '../rating-id.js';
import { ratingChangeSchema } from '../rating-schemas.js';
import { ChangeRating } from './change-rating.command.js';

@Controller('api/collection/rating')
@Allow('ratings:own')
export class ChangeRatingController {
  constructor(private readonly commands: CommandBus) {}

  @Patch(':id')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<OwnRating | undefined> {
    return this.commands.execute(new ChangeRating(caller, ratingId(id), validate(ratingChangeSchema, body)));
  }
}
