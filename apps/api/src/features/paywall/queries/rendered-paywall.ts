import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PaywallContext } from '@toile/contracts';
import { IsOptional, Matches } from 'class-validator';
import { renderPaywall } from '../render-paywall.js';
import { PaywallQueryDto } from './paywall-config.js';

/** Which paywall is asked for, and for whom. */
export class PaywallOfSegmentDto extends PaywallQueryDto {
  /**
   * Whom its words are for; the reader who asks where it is left out.
   * @example "free-user"
   */
  @IsOptional()
  @Matches(/^[a-z0-9_-]{1,60}$/)
  segment?: string;
}

/** A paywall's words as HTML. */
export class RenderedPaywallDto {
  /**
   * HTML of our own texts only.
   * @example "<section>…</section>"
   */
  content: string;
  context: PaywallContext;
  /** @example "free-user" */
  segment: string;
}

export class RenderedPaywall extends Query<RenderedPaywallDto> {
  constructor(readonly input: PaywallOfSegmentDto) {
    super();
  }
}

@QueryHandler(RenderedPaywall)
export class RenderedPaywallHandler implements IQueryHandler<RenderedPaywall> {
  async execute({ input }: RenderedPaywall): Promise<RenderedPaywallDto> {
    const { context, locale, segment = 'free-user' } = input;
    return { content: renderPaywall(locale, context, segment), context, segment };
  }
}
