import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { coverSchema } from '../moodboard-schemas.js';
import { ChooseCover } from './choose-cover.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class ChooseCoverController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':board/cover')
  async choose(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Body() body: unknown,
  ): Promise<MoodboardChange> {
    const { item } = validate(coverSchema, body);
    const { moodboard, added } = await this.commands.execute(new ChooseCover(caller, board, item));
    return { moodboard, added };
  }
}
