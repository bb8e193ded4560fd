import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import {
  AskedDto,
  AskOfLog,
  BeginReplayDto,
  RedriveDto,
  redriveWish,
  replayWish,
} from '../commands/ask-of-log.js';
import { RebuildProjection } from '../commands/rebuild-projection.js';
import { DeadLetters, DeadLettersDto, DeadLettersQueryDto } from '../queries/dead-letters.js';
import { ReplayDaysDto, ReplayPlan, ReplayPlanDto } from '../queries/replay-plan.js';
import { Streams } from '../queries/streams.js';
import { StreamsDto } from '../streams.dto.js';

/** The log and what is made of it: what `events` and `replay` do on the command line, each with an entry in the audit log. */
@Controller('api/operations')
@Allow('operations:write')
export class StreamsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Topics, consumers, read models, seals and replays as they are now, and what operators asked for. */
  @Get('streams')
  @Allow('operations:read')
  @Header('cache-control', 'private, no-store')
  streams(): Promise<StreamsDto> {
    return this.queries.execute(new Streams(new Date()));
  }

  /** Records that could not be read, by reason and one by one, without secrets and addresses. */
  @Get('dead-letters')
  @Allow('operations:read')
  @Header('cache-control', 'private, no-store')
  deadLetters(@Query() input: DeadLettersQueryDto): Promise<DeadLettersDto> {
    return this.queries.execute(new DeadLetters(input));
  }

  /** Appends dead letters to the end of their topics, as they were, where they can be read now. */
  @Post('dead-letters/redrive')
  @HttpCode(202)
  redrive(@CommandCaller() caller: Caller, @Body() body: RedriveDto): Promise<AskedDto> {
    return this.commands.execute(new AskOfLog(caller, redriveWish(body)));
  }

  /** Builds a read model anew beside the live one and puts it in its place. */
  @Post('projections/:name/rebuild')
  @HttpCode(202)
  rebuild(@CommandCaller() caller: Caller, @Param('name') name: string): Promise<void> {
    return this.commands.execute(new RebuildProjection(caller, name));
  }

  /** How much a replay of these days would write anew. */
  @Get('replays/plan')
  @Allow('operations:read')
  @Header('cache-control', 'private, no-store')
  plan(@Query() days: ReplayDaysDto): Promise<ReplayPlanDto> {
    return this.queries.execute(new ReplayPlan(days));
  }

  /** Writes days anew from the log beside the live ones and compares them; one that was interrupted goes on. */
  @Post('replays')
  @HttpCode(202)
  replay(@CommandCaller() caller: Caller, @Body() body: BeginReplayDto): Promise<AskedDto> {
    return this.commands.execute(new AskOfLog(caller, replayWish(body)));
  }

  /** Puts the days of a replay in the place of the live ones. */
  @Post('replays/:generation/accept')
  @HttpCode(202)
  accept(
    @CommandCaller() caller: Caller,
    @Param('generation', ParseIntPipe) generation: number,
  ): Promise<AskedDto> {
    return this.commands.execute(new AskOfLog(caller, { kind: 'accept-replay', generation }));
  }

  /** Throws a replay away. */
  @Post('replays/:generation/discard')
  @HttpCode(202)
  discard(
    @CommandCaller() caller: Caller,
    @Param('generation', ParseIntPipe) generation: number,
  ): Promise<AskedDto> {
    return this.commands.execute(new AskOfLog(caller, { kind: 'discard-replay', generation }));
  }
}
