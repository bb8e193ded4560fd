import { Body, Controller, Get, Header, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { bearerOf, OpenToTokens } from '../../../kernel/auth/bearer-tokens.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { CurrentToken } from '../../figures/index.js';
import { RecordCall, RecordCallDto } from '../commands/record-call.js';
import { AssistantCallsDto, OwnCalls, OwnCallsQueryDto } from '../queries/own-calls.js';

/** What a member's assistants asked. */
@Controller('api/dashboard/assistant-calls')
@Allow('account:own')
export class AssistantCallsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What your assistants asked, kept for 90 days: the newest first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member, @Query() input: OwnCallsQueryDto): Promise<AssistantCallsDto> {
    return this.queries.execute(new OwnCalls(viewer.subject, input));
  }

  /** Notes a question of an assistant under the token that asked it: the server that answers assistants does. */
  @Post()
  @OpenToTokens('any')
  @HttpCode(204)
  async record(
    @Viewer() viewer: Member,
    @Headers('authorization') authorization: string | undefined,
    @Body() call: RecordCallDto,
  ): Promise<void> {
    const { name } = await this.queries.execute(new CurrentToken(bearerOf(authorization) ?? ''));
    await this.commands.execute(new RecordCall(viewer.subject, name, call));
  }
}
