import { Controller, Delete, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { DropJob } from '../commands/drop-job.js';
import { RetryJob, unknownJob } from '../commands/retry-job.js';
import { Jobs, JobsQueryDto, JobsReportDto } from '../queries/jobs.js';

/** Mails, alerts and whatever else is done after an answer or by the clock. */
@Controller('api/operations/jobs')
@Allow('operations:write')
export class JobsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Jobs that are not done: those that were given up first, each with its last error. */
  @Get()
  @Allow('operations:read')
  @Header('cache-control', 'private, no-store')
  list(@Query() query: JobsQueryDto): Promise<JobsReportDto> {
    return this.queries.execute(new Jobs(query));
  }

  /** Tries a job again at once, with all its attempts. */
  @Post(':id/retry')
  @HttpCode(204)
  retry(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RetryJob(caller, jobId(id)));
  }

  /** Drops a job that was given up. */
  @Delete(':id')
  @HttpCode(204)
  drop(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new DropJob(caller, jobId(id)));
  }
}

/** Ids are digits only; anything else names no job. @throws DomainError job/unknown */
function jobId(text: string): string {
  if (!/^\d{1,18}$/.test(text)) throw unknownJob();
  return text;
}
