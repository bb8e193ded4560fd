import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { moveSchema, removeLooksSchema } from '../moodboard-schemas.js';
import { MoveLooks } from './move-looks.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class MoveLooksController {
  constructor(private readonly commands: CommandBus) {}

  @Post('move/:slug')
  @HttpCode(200)
  async move(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<MoodboardChange> {
    const { items, to } = validate(moveSchema, body);
    const { moodboard, added } = await this.commands.execute(new MoveLooks(caller, slug, items, to));
    return { moodboard, added };
  }

  @Post('remove/:slug')
  @HttpCode(200)
  async remove(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<MoodboardChange> {
    const { items } = validate(removeLooksSchema, body);
    const { moodboard, added } = await this.commands.execute(new MoveLooks(caller, slug, items, null));
    return { moodboard, added };
  }
}
