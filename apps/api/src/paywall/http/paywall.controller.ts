import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
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
  config(@Query() asked: PaywallQueryDto, @Viewer() viewer: Member | undefined): Promise<PaywallConfigDto> {
    return this.queries.execute(new PaywallConfig(asked, viewer));
  }

  /** The paywall of a context for a segment, as HTML; whoever asks, since it is words only. */
  @Get('render')
  @Header('cache-control', 'private, no-store')
  render(@Query() asked: PaywallOfSegmentDto): Promise<RenderedPaywallDto> {
    return this.queries.execute(new RenderedPaywall(asked));
  }

  /** Whether the context is locked for the reader, and what stands in its place; `segment` only chooses the words. */
  @Get('retrieve')
  @Header('cache-control', 'private, no-store')
  retrieve(
    @Query() asked: PaywallOfPageDto,
    @Viewer() viewer: Member | undefined,
    @Reader() reader: PaywallReader,
  ): Promise<RetrievedPaywallDto> {
    return this.queries.execute(new RetrievedPaywall(asked, viewer, reader));
  }
}
