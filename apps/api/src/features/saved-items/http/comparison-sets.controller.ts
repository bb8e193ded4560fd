import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
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
@PrivateAnswers()
export class ComparisonSetsController extends CqrsController {
  /** Your comparison sets, the oldest first. */
  @Get()
  list(@Viewer() viewer: Member): Promise<ComparisonSetsDto> {
    return this.queries.execute(new OwnComparisonSets(viewer.subject));
  }

  /** Keeps up to eight brands, trends or seasons, groups among them, to be looked at side by side. */
  @Post()
  @LocatedAt('/api/dashboard/comparison-sets')
  save(@CommandCaller() caller: Caller, @Body() body: SaveComparisonSetDto): Promise<ComparisonSetDto> {
    return this.commands.execute(new SaveComparisonSet(caller, body));
  }

  /** Gives a set another name or other members, or makes it the default of its dimension. */
  @Patch(':id')
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
