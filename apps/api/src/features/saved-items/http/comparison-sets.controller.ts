import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { ChangeComparisonSet } from '../commands/change-comparison-set.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { SaveComparisonSet } from '../commands/save-comparison-set.js';
import { ComparisonSetsDto, OwnComparisonSets } from '../queries/own-comparison-sets.js';
import {
  ChangeComparisonSetDto,
  ComparisonSetDto,
  SaveComparisonSetDto,
} from '../sets/comparison-set.dto.js';

/** What a member looks at side by side. */
@Controller('api/dashboard/comparison-sets')
@Allow('dashboard:saved-items')
export class ComparisonSetsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Your comparison sets, the oldest first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<ComparisonSetsDto> {
    return this.queries.execute(new OwnComparisonSets(viewer.subject));
  }

  /** Keeps up to eight brands, trends or seasons, groups among them, to be looked at side by side. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async save(
    @CommandCaller() caller: Caller,
    @Body() body: SaveComparisonSetDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ComparisonSetDto> {
    const kept = await this.commands.execute(new SaveComparisonSet(caller, body));
    reply.header('location', '/api/dashboard/comparison-sets');
    return kept;
  }

  /** Gives a set another name or other members, or makes it the default of its dimension. */
  @Patch(':id')
  @Header('cache-control', 'private, no-store')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChangeComparisonSetDto,
  ): Promise<ComparisonSetDto> {
    return this.commands.execute(new ChangeComparisonSet(caller, id, body));
  }

  /** Deletes a comparison set. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveSavedItem(caller, 'DeleteSet', id));
  }
}
