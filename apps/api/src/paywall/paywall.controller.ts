import { Controller, Get, Header, Query } from '@nestjs/common';
import {
  LOCALES,
  PAYWALL_CONTEXTS,
  type PaywallConfig,
  PLANS,
  type RenderedPaywall,
  type RetrievedPaywall,
} from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import type { Member } from '../accounts/members/member.js';
import { Allow } from '../accounts/roles/allow.decorator.js';
import { Viewer } from '../accounts/roles/viewer.decorator.js';
import { SubscriptionsQuery } from '../subscriptions/my-subscription/subscriptions.query.js';
import { CompanyDealsQuery } from './company-deals.query.js';
import { ABORT_RULES, decide, isStaff, type PaywallReader } from './decide.js';
import { Reader } from './paywall-reader.js';
import { reasonOf } from './paywall-reason.js';
import { paywallTexts, renderPaywall } from './render-paywall.js';

const context = z.enum(PAYWALL_CONTEXTS);
const locale = z.enum(LOCALES).default('en');
const segment = z
  .string()
  .regex(/^[a-z0-9_-]{1,60}$/)
  .optional();

export const paywallSchemas = {
  config: z.object({ context, locale }),
  render: z.object({ context, locale, segment }),
  retrieve: z.object({ context, locale, segment, page: z.coerce.number().int().min(1).max(1e6).default(1) }),
};

@Controller('api/paywall')
@Allow('anyone')
export class PaywallController {
  constructor(
    private readonly subscriptions: SubscriptionsQuery,
    private readonly deals: CompanyDealsQuery,
  ) {}

  @Get('config')
  @Header('cache-control', 'private, no-store')
  async config(@Query() query: unknown, @Viewer() viewer: Member | undefined): Promise<PaywallConfig> {
    const { context, locale } = validate(paywallSchemas.config, query);
    return {
      context,
      authorised_plans: [...PLANS],
      exempt: viewer ? isStaff(viewer.roles) || (await this.deals.includes(viewer)) : false,
      abort_rule: ABORT_RULES[context],
      texts: paywallTexts(locale, context),
    };
  }

  /** The paywall for a segment; whoever asks, since it is words only. */
  @Get('render')
  @Header('cache-control', 'private, no-store')
  render(@Query() query: unknown): RenderedPaywall {
    const { context, locale, segment = 'free-user' } = validate(paywallSchemas.render, query);
    return { content: renderPaywall(locale, context, segment), context, segment };
  }

  /** What the server decides for the reader who asks; `segment` only chooses the words. */
  @Get('retrieve')
  @Header('cache-control', 'private, no-store')
  async retrieve(
    @Query() query: unknown,
    @Viewer() viewer: Member | undefined,
    @Reader() reader: PaywallReader,
  ): Promise<RetrievedPaywall> {
    const { context, locale, page, ...asked } = validate(paywallSchemas.retrieve, query);
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
