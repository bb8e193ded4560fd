import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { RateLimits } from '../../../figures/index.js';
import { ExportNow } from '../commands/export-now.js';
import { RemoveExport } from '../commands/remove-export.js';
import { ScheduleExport, ScheduleExportDto } from '../commands/schedule-export.js';
import { OwnExports, ScheduledExportsDto } from '../queries/own-exports.js';
import { ScheduledExportDto } from '../scheduled-export.dto.js';

/** What reads every day of a table and sends it to others' addresses. */
const SENDING = { what: 'scheduled-export', most: 5 };

/** Tables of facts that are put into a member's own bucket, by day or by week. */
@Controller('api/dashboard/scheduled-exports')
@Allow('dashboard:exports')
export class ScheduledExportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Your scheduled exports, each with how it went the last time. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<ScheduledExportsDto> {
    return this.queries.execute(new OwnExports(viewer.subject));
  }

  /** Puts tables of facts into a bucket: at once, and then by day or week what is new or different, and a manifest with SHA-256s. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async schedule(
    @Viewer() viewer: Member,
    @Body() body: ScheduleExportDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ScheduledExportDto> {
    await this.limits.take(SENDING, viewer.subject, reply);
    const made = await this.commands.execute(new ScheduleExport(viewer.subject, body));
    reply.header('location', '/api/dashboard/scheduled-exports');
    return made;
  }

  /** Ends an export, and forgets its key. What lies in the bucket stays. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveExport(viewer.subject, id));
  }

  /** Exports before it is due. */
  @Post(':id/run')
  @HttpCode(202)
  async run(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(SENDING, viewer.subject, reply);
    await this.commands.execute(new ExportNow(viewer.subject, id));
  }
}
