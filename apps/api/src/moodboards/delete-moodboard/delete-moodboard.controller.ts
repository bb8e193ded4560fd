import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { isForm, pagePath } from '../../http/page-redirect.js';
import { DeleteMoodboard } from './delete-moodboard.command.js';
import { RestoreMoodboard } from './restore-moodboard.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class DeleteMoodboardController {
  constructor(private readonly commands: CommandBus) {}

  /** The confirmation page posts to its own path; reading that page deletes nothing. */
  @Post('delete/:slug')
  @CsrfForm('moodboard-delete')
  async delete(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new DeleteMoodboard(caller, slug));
    if (!isForm(request)) return void (await reply.status(204).send());
    await reply.status(303).header('location', pagePath(request, '/moodboards')).send();
  }

  @Post('restore/:slug')
  @CsrfForm('moodboard-restore')
  @HttpCode(200)
  async restore(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoodboardChange> {
    const { moodboard, added } = await this.commands.execute(new RestoreMoodboard(caller, slug));
    if (isForm(request)) reply.status(303).header('location', pagePath(request, '/moodboards'));
    return { moodboard, added };
  }
}
