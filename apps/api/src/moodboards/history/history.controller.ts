import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MoodboardChange, MoodboardHistory, MoodboardVersion } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { bringBackSchema } from '../moodboard-schemas.js';
import { BringBack } from './bring-back.command.js';
import { HistoryQuery } from './history.query.js';

/** What became of a board, step by step; any step can be brought back. */
@Controller('moodboards/history')
@Allow('moodboards:own')
export class HistoryController {
  constructor(
    private readonly history: HistoryQuery,
    private readonly commands: CommandBus,
  ) {}

  @Get(':slug')
  @Header('cache-control', 'private, no-store')
  steps(@Viewer() viewer: Member, @Param('slug') slug: string): Promise<MoodboardHistory> {
    return this.history.steps(slug, viewer.subject);
  }

  @Get(':slug/:version')
  @Header('cache-control', 'private, no-store')
  asOf(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Param() params: unknown,
  ): Promise<MoodboardVersion> {
    return this.history.asOf(slug, viewer.subject, validate(bringBackSchema, numbered(params)).version);
  }

  @Post(':slug')
  @HttpCode(200)
  async bringBack(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<MoodboardChange> {
    const { version } = validate(bringBackSchema, body);
    const { moodboard, added } = await this.commands.execute(new BringBack(caller, slug, version));
    return { moodboard, added };
  }
}

const numbered = (params: unknown) => ({ version: Number((params as { version?: string }).version) });
