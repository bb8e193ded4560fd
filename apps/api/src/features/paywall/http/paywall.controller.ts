import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import type { PaywallReader } from '../decide.js';
import { Reader } from '../paywall-reader.js';
import { PaywallConfig, PaywallConfigDto, PaywallQueryDto } from '../queries/paywall-config.js';
import { PaywallOfSegmentDto, RenderedPaywall, RenderedPaywallDto } from '../queries/rendered-paywall.js';
import { PaywallOfPageDto, RetrievedPaywall, RetrievedPaywallDto } from '../queries/retrieved-paywall.js';

@Controller('api/paywall')
@Allow('anyone')
export class PaywallController {
  constructor(private readonly queries: QueryBus) {}

  /** How a context is locked. */
  @Get('config')
  @Header('cache-control', 'private, no-store')
  config(@Query() input: PaywallQueryDto, @Viewer() viewer: Member | undefined): Promise<PaywallConfigDto> {
    return this.queries.execute(new PaywallConfig(input, viewer));
  }

  /** The paywall of a context for a segment, as HTML; whoever asks, since it is words only. */
  @Get('render')
  @Header('cache-control', 'private, no-store')
  render(@Query() input: PaywallOfSegmentDto): Promise<RenderedPaywallDto> {
    return this.queries.execute(new RenderedPaywall(input));
  }

  /** Whether the context is locked for the reader, and what stands in its place; `segment` only chooses the words. */
  @Get('retrieve')
  @Header('cache-control', 'private, no-store')
  retrieve(
    @Query() input: PaywallOfPageDto,
    @Viewer() viewer: Member | undefined,
    @Reader() reader: PaywallReader,
  ): Promise<RetrievedPaywallDto> {
    return this.queries.execute(new RetrievedPaywall(input, viewer, reader));
  }
}
