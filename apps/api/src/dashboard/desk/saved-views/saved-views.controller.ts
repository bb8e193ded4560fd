import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import type { SavedView } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Member } from '../../../accounts/members/member.js';
import { Allow } from '../../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../../accounts/roles/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../event-store/caller.decorator.js';
import { storableText } from '../../../http/storable-text.js';
import { Desks } from '../desks.js';
import type { Desk } from '../domain/desk.state.js';
import { idOf } from '../id-of-command.js';

const name = storableText(100).refine((text) => text.length > 0, 'needs a name');
export const renamedViewSchema = z.object({ name });
/** Only pages of the dashboard: what is kept is followed as a link later. */
export const savedViewSchema = z.object({
  name,
  address: z
    .string()
    .max(2_000)
    .regex(/^\/data\/dashboard\/[a-z-]+(\?[\w\-.~%&=+,:]*)?$/, 'Path and query of a dashboard page'),
});

/** Pages of the dashboard a member comes back to. */
@Controller('api/dashboard/saved-views')
@Allow('dashboard:desk')
export class SavedViewsController {
  constructor(private readonly desks: Desks) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Viewer() viewer: Member): Promise<{ results: readonly SavedView[] }> {
    return { results: (await this.desks.of(viewer.subject)).views };
  }

  @Post()
  @Header('cache-control', 'private, no-store')
  async save(
    @CommandCaller() caller: Caller,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedView> {
    const view = validate(savedViewSchema, body);
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const desk = await this.desks.decide(caller, { type: 'SaveView', by: caller.subject, id, at, ...view });
    reply.header('location', '/api/dashboard/saved-views');
    return viewOf(desk, id);
  }

  @Patch(':id')
  @Header('cache-control', 'private, no-store')
  async rename(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<SavedView> {
    const { name } = validate(renamedViewSchema, body);
    return viewOf(await this.desks.decide(caller, { type: 'RenameView', by: caller.subject, id, name }), id);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.desks.decide(caller, { type: 'DeleteView', id });
  }
}

function viewOf(desk: Desk, id: string): SavedView {
  const view = desk.views.find((one) => one.id === id);
  if (!view) throw new Error(`the view ${id} was not kept`);
  return view;
}
