import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { SearchWordsDto } from '../../../kernel/http/dto/search-words.dto.js';
import { ReasonDto } from '../commands/help-member.js';
import { DealDomainDto, MakeDealDto, WriteDeal } from '../commands/write-deal.js';
import { CompanyDealsDto, Deals } from '../queries/deals.js';

/** Companies whose people read without a plan, for operators; each change with a reason, in the audit log. */
@Controller('api/newsroom/deals')
@Allow('plans:write')
export class DealsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Deals, with how many members read by each. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Query() { search }: SearchWordsDto): Promise<CompanyDealsDto> {
    return this.queries.execute(new Deals(search));
  }

  /** Everybody with a confirmed address there reads without a plan from now on. */
  @Put(':domain')
  async make(
    @Viewer() { subject }: Member,
    @Param() { domain }: DealDomainDto,
    @Body() { company, reason }: MakeDealDto,
  ): Promise<CompanyDealsDto> {
    await this.commands.execute(new WriteDeal(subject, domain, company, reason));
    return this.queries.execute(new Deals());
  }

  /** Nobody reads by it any more. */
  @Post(':domain/end')
  @HttpCode(200)
  async end(
    @Viewer() { subject }: Member,
    @Param() { domain }: DealDomainDto,
    @Body() { reason }: ReasonDto,
  ): Promise<CompanyDealsDto> {
    await this.commands.execute(new WriteDeal(subject, domain, null, reason));
    return this.queries.execute(new Deals());
  }
}
