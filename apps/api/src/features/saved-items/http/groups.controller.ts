import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { ChangeGroup } from '../commands/change-group.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { SaveGroup } from '../commands/save-group.js';
import { GroupsDto, OwnGroups } from '../queries/own-groups.js';
import { ChangeGroupDto, GroupDto, SaveGroupDto } from '../sets/group.dto.js';

/** What a member puts together: one row of a question, one column of a comparison. */
@Controller('api/dashboard/groups')
@Allow('dashboard:saved-items')
export class GroupsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Your groups, the oldest first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<GroupsDto> {
    return this.queries.execute(new OwnGroups(viewer.subject));
  }

  /** Puts brands, trends or others together under a name. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async save(
    @CommandCaller() caller: Caller,
    @Body() body: SaveGroupDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupDto> {
    const kept = await this.commands.execute(new SaveGroup(caller, body));
    reply.header('location', '/api/dashboard/groups');
    return kept;
  }

  /** Gives a group another name or other members. */
  @Patch(':id')
  @Header('cache-control', 'private, no-store')
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
