import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { orderSchema } from '../moodboard-schemas.js';
import { ReorderMoodboard } from './reorder-moodboard.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class ReorderMoodboardController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reorder/:slug')
  @HttpCode(200)
  async reorder(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<MoodboardChange> {
    const { order, version } = validate(orderSchema, body);
    const { moodboard, added } = await this.commands.execute(
      new ReorderMoodboard(caller, slug, order, version),
    );
    return { moodboard, added };
  }
}
