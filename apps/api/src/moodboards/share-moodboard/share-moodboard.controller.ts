import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { ShareMoodboard } from './share-moodboard.command.js';

@Controller('moodboards/share')
@Allow('moodboards:own')
export class ShareMoodboardController {
  constructor(private readonly commands: CommandBus) {}

  /** A new address; the one before stops working. */
  @Post(':slug')
  @HttpCode(200)
  async share(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
  ): Promise<{ token: string | null }> {
    const { token } = await this.commands.execute(new ShareMoodboard(caller, slug, true));
    return { token };
  }

  @Delete(':slug')
  @HttpCode(204)
  async revoke(@CommandCaller() caller: Caller, @Param('slug') slug: string): Promise<void> {
    await this.commands.execute(new ShareMoodboard(caller, slug, false));
  }
}
