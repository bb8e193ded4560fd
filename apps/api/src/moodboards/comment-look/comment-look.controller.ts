import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { commentSchema } from '../moodboard-schemas.js';
import { CommentLook } from './comment-look.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class CommentLookController {
  constructor(private readonly commands: CommandBus) {}

  /** A slug alone names the picture; `type` in the body tells a look from a street style of the same slug. */
  @Put(':board/comment/:slug')
  async comment(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<MoodboardChange> {
    const { type, comment } = validate(commentSchema, body);
    const { moodboard, added } = await this.commands.execute(
      new CommentLook(caller, board, { type, slug }, comment),
    );
    return { moodboard, added };
  }
}
