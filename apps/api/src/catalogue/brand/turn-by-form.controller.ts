import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CsrfForm } from '../../accounts/csrf/csrf-form.decorator.js';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { answerForm } from '../../http/answer-form.js';
import { EditCollection } from '../write/edit-collection.command.js';
import { shown } from '../write/shown-collection.js';
import { BrandHousesQuery } from './brand-houses.query.js';

export const turnFormSchema = z.object({ status: z.enum(['published', 'withdrawn']) });

/** Publishes or withdraws an own collection by a form, which knows no PATCH. */
@Controller('user/collection/looks')
@Allow('collections:own')
export class TurnByFormController {
  constructor(
    private readonly commands: CommandBus,
    private readonly houses: BrandHousesQuery,
  ) {}

  @Post(':slug')
  @HttpCode(200)
  @CsrfForm('collection-status')
  async turn(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member | undefined,
    @Param('slug') collection: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!viewer) throw new DomainError('session/unauthenticated', 'Sign in to do this.');
    const page = `/user/collection/looks/${encodeURIComponent(collection)}`;
    await answerForm(request, reply, { page }, async () => {
      const { status } = validate(turnFormSchema, body);
      await this.houses.ownCollection(viewer, collection);
      const type = status === 'published' ? 'Publish' : 'Withdraw';
      const state = await this.commands.execute(new EditCollection(caller, collection, { type, collection }));
      return { status: 200, body: shown(collection, state), page: `${page}?done=${status}` };
    });
  }
}
