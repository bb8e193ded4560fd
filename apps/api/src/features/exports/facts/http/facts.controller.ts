import { Controller, Get, Header, Param, Query, Res, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { DashboardGuard, NeedsScope, RateLimits, SubscribersGuard } from '../../../figures/index.js';
import { FACT_TABLE_NAMES } from '../fact-tables.js';
import { ReadFactFile } from '../queries/fact-file.js';
import {
  FactDaysQueryDto,
  FactFileQueryDto,
  FactManifest,
  FactManifestDto,
} from '../queries/fact-manifest.js';

/** Each reads some of the catalogue. */
const FACTS = { what: 'facts', most: 60 };

/** Facts in bulk, for subscribers of the dashboard; a token must hold every part of it. */
@Controller('api/data')
@Allow('anyone')
@UseGuards(DashboardGuard, SubscribersGuard)
@NeedsScope(() => [['trends'], ['brands'], ['seasons']])
export class FactsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Files of a table by days, 31 at most, each with its rows, size and SHA-256. */
  @Get(':table/manifest')
  @ApiParam({ name: 'table', enum: FACT_TABLE_NAMES })
  @Header('cache-control', 'private, no-store')
  async manifest(
    @Param('table') table: string,
    @Query() input: FactDaysQueryDto,
    @Viewer() viewer: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FactManifestDto> {
    await this.limits.take(FACTS, viewer.subject, reply);
    return this.queries.execute(new FactManifest(table, input));
  }

  /** A day of a table as Parquet (`2026-09-27.parquet`), as the manifest links it. */
  @Get(':table/:file')
  @ApiParam({ name: 'table', enum: FACT_TABLE_NAMES })
  @ApiOkResponse({
    content: { 'application/vnd.apache.parquet': { schema: { type: 'string', format: 'binary' } } },
  })
  async file(
    @Param('table') table: string,
    @Param('file') file: string,
    @Query() { as_of }: FactFileQueryDto,
    @Viewer() viewer: Member,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(FACTS, viewer.subject, reply);
    const { day, bytes, sha256 } = await this.queries.execute(new ReadFactFile(table, file, as_of));
    await reply
      .headers({
        'content-type': 'application/vnd.apache.parquet',
        'content-disposition': `attachment; filename="toile-${table}-${day}.parquet"`,
        'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
        'cache-control': 'private, no-store',
      })
      .send(bytes);
  }
}
