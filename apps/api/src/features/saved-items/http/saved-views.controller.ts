import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { RenameView, RenameViewDto } from '../commands/rename-view.js';
import { SaveView, SaveViewDto } from '../commands/save-view.js';
import { OwnViews, SavedViewsDto } from '../queries/own-views.js';
import { SavedViewDto } from '../saved-view.dto.js';

/** Pages of the dashboard a member comes back to. */
@Controller('api/dashboard/saved-views')
@Allow('dashboard:saved-items')
export class SavedViewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Your saved views. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<SavedViewsDto> {
    return this.queries.execute(new OwnViews(viewer.subject));
  }

  /** Keeps a page of the dashboard with its filters under a name. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async save(
    @CommandCaller() caller: Caller,
    @Body() body: SaveViewDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedViewDto> {
    const kept = await this.commands.execute(new SaveView(caller, body));
    reply.header('location', '/api/dashboard/saved-views');
    return kept;
  }

  /** Another name for a saved view. */
  @Patch(':id')
  @Header('cache-control', 'private, no-store')
  rename(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: RenameViewDto,
  ): Promise<SavedViewDto> {
    return this.commands.execute(new RenameView(caller, id, body.name));
  }

  /** Deletes a saved view. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveSavedItem(caller, 'DeleteView', id));
  }
}
