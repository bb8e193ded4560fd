import { Controller, Get, Header, HttpCode, Inject, Post, Query, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProduces } from '@nestjs/swagger';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { ATOM, atomFeed } from '../../../kernel/http/atom.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { ANY_SCOPE, DashboardGuard, NeedsScope } from '../../figures/index.js';
import { RecountNow } from '../commands/recount-now.js';
import { Restatements, RestatementsDto, RestatementsQueryDto } from '../queries/restatements.js';
import { RESTATEMENTS_TITLE, restatementEntry } from './restatement-entry.js';

@Controller('api')
export class RestatementsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** Published figures that say something else since: which, by how much and why. */
  @Get('dashboard/restatements')
  @Allow('anyone')
  @UseGuards(DashboardGuard)
  @NeedsScope(() => ANY_SCOPE)
  @Header('cache-control', 'private, no-store')
  entries(
    @Query() input: RestatementsQueryDto,
    @Viewer() viewer: Member | undefined,
  ): Promise<RestatementsDto> {
    return this.queries.execute(new Restatements(input, viewer));
  }

  /** The same as an Atom feed. */
  @Get('dashboard/restatements.atom')
  @Allow('anyone')
  @UseGuards(DashboardGuard)
  @NeedsScope(() => ANY_SCOPE)
  @ApiProduces('application/atom+xml')
  @Header('content-type', ATOM)
  @Header('cache-control', 'private, no-store')
  async feed(@Query() input: RestatementsQueryDto, @Viewer() viewer: Member | undefined): Promise<string> {
    const { results } = await this.queries.execute(new Restatements(input, viewer));
    return atomFeed({
      url: `${this.publicUrl}/api/dashboard/restatements.atom`,
      title: RESTATEMENTS_TITLE,
      entries: results.map((one) => restatementEntry(one, this.publicUrl)),
    });
  }

  /** Counts what was published at once, as after a replay; otherwise it is done every night. */
  @Post('operations/restatements')
  @Allow('operations:write')
  @HttpCode(202)
  recount(@Viewer() { subject }: Member): Promise<void> {
    return this.commands.execute(new RecountNow(subject));
  }
}
