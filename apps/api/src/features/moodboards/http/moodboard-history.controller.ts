import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { BringBack, BringBackDto } from '../commands/bring-back.js';
import { MoodboardChangeDto } from '../moodboard.dto.js';
import { MoodboardHistory, MoodboardHistoryDto } from '../queries/moodboard-history.js';
import {
  MoodboardVersion,
  MoodboardVersionDto,
  MoodboardVersionParamsDto,
} from '../queries/moodboard-version.js';

/** What became of a board, step by step; any step can be brought back. */
@Controller('moodboards/history')
@Allow('moodboards:own')
export class MoodboardHistoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What became of a board, a step for each command, the newest first. */
  @Get(':slug')
  @Header('cache-control', 'private, no-store')
  steps(@Viewer() viewer: Member, @Param('slug') slug: string): Promise<MoodboardHistoryDto> {
    return this.queries.execute(new MoodboardHistory(slug, viewer.subject));
  }

  /** A board as it was at a version. */
  @Get(':slug/:version')
  @Header('cache-control', 'private, no-store')
  asOf(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Param() { version }: MoodboardVersionParamsDto,
  ): Promise<MoodboardVersionDto> {
    return this.queries.execute(new MoodboardVersion(slug, viewer.subject, version));
  }

  /** Makes a board show again what it showed at a version; sharing stays as it is. */
  @Post(':slug')
  @HttpCode(200)
  bringBack(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: BringBackDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new BringBack(caller, slug, body.version));
  }
}
