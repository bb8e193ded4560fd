import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RetrievedPaywall as Retrieved } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { Member } from '../../accounts/members/member.js';
import { HeldSubscriptions } from '../../subscriptions/held-subscriptions.js';
import { decide, type PaywallReader } from '../decide.js';
import { type Reason, reasonOf } from '../paywall-reason.js';
import { renderPaywall } from '../render-paywall.js';
import { PaywallOfSegmentDto } from './rendered-paywall.js';

/** Which page a paywall may stand on. */
export class PaywallOfPageDto extends PaywallOfSegmentDto {
  /** Of the listing. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1e6)
  page: number = 1;
}

/** What the server decides for the reader who asks. */
export class RetrievedPaywallDto implements Retrieved {
  locked: boolean;
  /**
   * Why it is locked; `device` when the plan is in use on another one.
   * @example "free"
   */
  reason: Reason | null;
  /** @example "free-user" */
  segment: string;
  /**
   * What stands in the place of what is locked; empty where nothing is.
   * @example "<section>…</section>"
   */
  content: string;
}

export class RetrievedPaywall extends Query<RetrievedPaywallDto> {
  constructor(
    readonly asked: PaywallOfPageDto,
    readonly viewer: Member | undefined,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(RetrievedPaywall)
export class RetrievedPaywallHandler implements IQueryHandler<RetrievedPaywall> {
  constructor(private readonly subscriptions: HeldSubscriptions) {}

  async execute({ asked, viewer, reader }: RetrievedPaywall): Promise<RetrievedPaywallDto> {
    const { context, locale, page } = asked;
    const own = viewer ? await this.subscriptions.segment(viewer) : 'visitor';
    const segment = asked.segment ?? own;
    const decision = decide(reader, context, page);
    if (!decision.locked) return { locked: false, reason: null, segment, content: '' };
    const isOtherDevice = decision.reason === 'device';
    return {
      locked: true,
      reason: isOtherDevice ? 'device' : reasonOf(own),
      segment,
      content: renderPaywall(locale, context, segment, isOtherDevice ? 'device' : reasonOf(segment)),
    };
  }
}
