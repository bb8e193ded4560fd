import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { ChangeGroup } from '../commands/change-group.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { SaveGroup } from '../commands/save-group.js';
import { GroupsDto, OwnGroups } from '../queries/own-groups.js';
import { ChangeGroupDto, GroupDto, SaveGroupDto } from '../sets/group.dto.js';

/** What a member puts together: one row of a question, one column of a comparison. */
@Controller('api/dashboard/groups')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class GroupsController extends CqrsController {
  /** Your groups, the oldest first. */
  @Get()
  list(@Viewer() viewer: Member): Promise<GroupsDto> {
    return this.queries.execute(new OwnGroups(viewer.subject));
  }

  /** Puts brands, trends or others together under a name. */
  @Post()
  @LocatedAt('/api/dashboard/groups')
  save(@CommandCaller() caller: Caller, @Body() body: SaveGroupDto): Promise<GroupDto> {
    return this.commands.execute(new SaveGroup(caller, body));
  }

  /** Gives a group another name or other members. */
  @Patch(':id')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChangeGroupDto,
  ): Promise<GroupDto> {
    return this.commands.execute(new ChangeGroup(caller, id, body));
  }

  /** Deletes a group; sets that held it hold the others. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveSavedItem(caller, 'DeleteGroup', id));
  }
}
