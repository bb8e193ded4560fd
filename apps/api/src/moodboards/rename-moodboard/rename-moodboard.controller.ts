import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { describeSchema } from '../moodboard-schemas.js';
import { RenameMoodboard } from './rename-moodboard.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class RenameMoodboardController {
  constructor(private readonly commands: CommandBus) {}

  @Patch(':slug')
  async rename(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<MoodboardChange> {
    const words = validate(describeSchema, body);
    const { moodboard, added } = await this.commands.execute(new RenameMoodboard(caller, slug, words));
    return { moodboard, added };
  }
}
