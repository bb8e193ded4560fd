import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { RenameView, RenameViewDto } from '../commands/rename-view.js';
import { SaveView, SaveViewDto } from '../commands/save-view.js';
import { OwnViews, SavedViewsDto } from '../queries/own-views.js';
import { SavedViewDto } from '../saved-view.dto.js';

/** Pages of the dashboard a member comes back to. */
@Controller('api/dashboard/saved-views')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class SavedViewsController extends CqrsController {
  /** Your saved views. */
  @Get()
  list(@Viewer() viewer: Member): Promise<SavedViewsDto> {
    return this.queries.execute(new OwnViews(viewer.subject));
  }

  /** Keeps a page of the dashboard with its filters under a name. */
  @Post()
  @LocatedAt('/api/dashboard/saved-views')
  save(@CommandCaller() caller: Caller, @Body() body: SaveViewDto): Promise<SavedViewDto> {
    return this.commands.execute(new SaveView(caller, body));
  }

  /** Another name for a saved view. */
  @Patch(':id')
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
