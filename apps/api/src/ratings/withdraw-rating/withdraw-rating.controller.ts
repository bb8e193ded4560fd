import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { ratingId } from '../rating-id.js';
import { WithdrawRating } from './withdraw-rating.command.js';

@Controller('api/collection/rating')
@Allow('ratings:own')
export class WithdrawRatingController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @HttpCode(204)
  withdraw(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new WithdrawRating(caller, ratingId(id)));
  }
}
