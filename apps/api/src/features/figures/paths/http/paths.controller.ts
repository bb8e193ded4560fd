import { Controller, Get, Header, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { DashboardGuard } from '../../access/dashboard.guard.js';
import { NeedsScope } from '../../access/needs-scope.decorator.js';
import { ExportInterceptor } from '../../figure/export.interceptor.js';
import { PathsDto } from '../paths.dto.js';
import { PathsQueryDto, ReadPaths } from '../queries/read-paths.js';

@Controller('api/dashboard')
@Allow('anyone')
@UseGuards(DashboardGuard)
@UseInterceptors(ExportInterceptor)
export class PathsController {
  constructor(private readonly queries: QueryBus) {}

  /** How far members went from a search to a look to a board, by occupation or trend: what was released of a season. */
  @Get('paths')
  @NeedsScope(() => [['trends']])
  @Header('cache-control', 'private, no-store')
  paths(@Query() input: PathsQueryDto, @Viewer() viewer: Member | undefined): Promise<PathsDto> {
    return this.queries.execute(new ReadPaths(input, viewer));
  }
}
