import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../../kernel/http/cqrs-controller.js';
import { Limited } from '../../../figures/index.js';
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
@PrivateAnswers()
export class ScheduledExportsController extends CqrsController {
  /** Your scheduled exports, each with how it went the last time. */
  @Get()
  list(@Viewer() viewer: Member): Promise<ScheduledExportsDto> {
    return this.queries.execute(new OwnExports(viewer.subject));
  }

  /** Puts tables of facts into a bucket: at once, and then by day or week what is new or different, and a manifest with SHA-256s. */
  @Post()
  @LocatedAt('/api/dashboard/scheduled-exports')
  @Limited(SENDING)
  schedule(@Viewer() viewer: Member, @Body() body: ScheduleExportDto): Promise<ScheduledExportDto> {
    return this.commands.execute(new ScheduleExport(viewer.subject, body));
  }

  /** Ends an export, and forgets its key. What lies in the bucket stays. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveExport(viewer.subject, id));
  }

  /** Exports before it is due. */
  @Post(':id/run')
  @Limited(SENDING)
  @HttpCode(202)
  async run(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    await this.commands.execute(new ExportNow(viewer.subject, id));
  }
}
