import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AbortRule,
  type Locale,
  PAYWALL_CONTEXTS,
  type PaywallContext,
  type PaywallPlan,
  PLANS,
} from '@toile/contracts';
import { IsIn } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { CompanyDeals } from '../company-deals.js';
import { ABORT_RULES, isStaff } from '../decide.js';
import { paywallTexts } from '../render-paywall.js';

/** Which paywall is asked about. */
export class PaywallQueryDto {
  /**
   * What it stands before.
   * @example "models"
   */
  @IsIn(PAYWALL_CONTEXTS)
  context: PaywallContext;

  /** The language of its words. */
  @IsLocale()
  locale: Locale = 'en';
}

/** When the paywall of a listing stays away: before this page. */
export class AbortRuleDto implements AbortRule {
  rule: 'page-below';
  /** @example 3 */
  page: number;
}

/** The words for readers without anything. */
export class PaywallTextsDto {
  /** @example "Every face" */
  title: string;
  /** @example "Opens with a plan." */
  text: string;
  /** @example "See the plans" */
  action: string;
  /** @example "Sign in" */
  sign_in: string;
}

/** How a context is locked. */
export class PaywallConfigDto {
  context: PaywallContext;
  /** @example ["all-included", "student-special", "trend-master"] */
  authorised_plans: PaywallPlan[];
  /** Whether the reader's verified address belongs to a company that has a deal, or the reader is staff. */
  exempt: boolean;
  abort_rule: AbortRuleDto | null;
  texts: PaywallTextsDto;
}

export class PaywallConfig extends Query<PaywallConfigDto> {
  constructor(
    readonly input: PaywallQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(PaywallConfig)
export class PaywallConfigHandler implements IQueryHandler<PaywallConfig> {
  constructor(private readonly deals: CompanyDeals) {}

  async execute({ input: { context, locale }, viewer }: PaywallConfig): Promise<PaywallConfigDto> {
    return {
      context,
      authorised_plans: [...PLANS],
      exempt: viewer ? isStaff(viewer.roles) || (await this.deals.includes(viewer)) : false,
      abort_rule: ABORT_RULES[context],
      texts: paywallTexts(locale, context),
    };
  }
}
