import { Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { itemSchema } from '../moodboard-schemas.js';
import { AddLook } from './add-look.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class AddLookController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':board/add-look/:type/:slug')
  async add(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() params: unknown,
  ): Promise<MoodboardChange> {
    const { moodboard, added } = await this.commands.execute(
      new AddLook(caller, board, validate(itemSchema, params)),
    );
    return { moodboard, added };
  }
}
