import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RetrievedPaywall as Retrieved } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { HeldSubscriptions } from '../../subscriptions/index.js';
import { decide, type PaywallReader } from '../decide.js';
import { type Reason, reasonOf, renderPaywall } from '../render-paywall.js';
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
    readonly input: PaywallOfPageDto,
    readonly viewer: Member | undefined,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(RetrievedPaywall)
export class RetrievedPaywallHandler implements IQueryHandler<RetrievedPaywall> {
  constructor(private readonly subscriptions: HeldSubscriptions) {}

  async execute({ input, viewer, reader }: RetrievedPaywall): Promise<RetrievedPaywallDto> {
    const { context, locale, page } = input;
    const own = viewer ? await this.subscriptions.segment(viewer) : 'free-user';
    const segment = input.segment ?? own;
    const reasonFor = (of: string) => (viewer ? reasonOf(of) : 'visitor');
    const decision = decide(reader, context, page);
    if (!decision.locked) return { locked: false, reason: null, segment, content: '' };
    const isOtherDevice = decision.reason === 'device';
    return {
      locked: true,
      reason: isOtherDevice ? 'device' : reasonFor(own),
      segment,
      content: renderPaywall(locale, context, segment, isOtherDevice ? 'device' : reasonFor(segment)),
    };
  }
}
