import { Body, Controller, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardCreation, MoodboardCreationWithItem } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { isForm, pagePath } from '../../http/page-redirect.js';
import { AddLook } from '../add-look/add-look.command.js';
import { MoodboardsQuery } from '../moodboard-details/moodboards.query.js';
import { itemSchema, nameSchema } from '../moodboard-schemas.js';
import { CreateMoodboard } from './create-moodboard.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class CreateMoodboardController {
  constructor(
    private readonly commands: CommandBus,
    private readonly moodboards: MoodboardsQuery,
  ) {}

  @Post('create')
  @CsrfForm('moodboard')
  async create(
    @CommandCaller() caller: Caller,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoodboardCreation | undefined> {
    const { name } = validate(nameSchema, body);
    const { moodboard } = await this.commands.execute(new CreateMoodboard(caller, name));
    if (isForm(request)) {
      reply.status(303).header('location', pagePath(request, '/moodboards'));
      return undefined;
    }
    reply.status(201).header('location', `/moodboards/${moodboard.slug}/more`);
    return moodboard;
  }

  /** A member's board of that name gains the picture; there is one afterwards, however often it is asked. */
  @Put('create-and-add/:type/:slug')
  async createAndAdd(
    @CommandCaller() caller: Caller,
    @Param() params: unknown,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoodboardCreationWithItem> {
    const [item, { name }] = [validate(itemSchema, params), validate(nameSchema, body)];
    const existing = await this.moodboards.named(caller.subject, name);
    if (existing) {
      const { moodboard, added } = await this.commands.execute(new AddLook(caller, existing.slug, item));
      return { moodboard: { ...moodboard, token: existing.token ?? '' }, added };
    }
    const created = await this.commands.execute(new CreateMoodboard(caller, name, item));
    reply.status(201).header('location', `/moodboards/${created.moodboard.slug}/more`);
    return created;
  }
}
