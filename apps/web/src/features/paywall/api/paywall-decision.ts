import type { Locale, PaywallConfig, PaywallContext, RetrievedPaywall } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { cache } from 'react';
import { orNothing } from '../../../api/get-json';
import { getOwnParts } from '../../../api/personal';

/**
 * What the api decides for this reader. Null when it does not answer: the api withholds locked content itself, so a
 * page without the decision shows less, never more.
 */
export const paywallDecision = cache((context: PaywallContext, locale: Locale, page = 1) =>
  orNothing(
    getOwnParts<RetrievedPaywall, 'locked' | 'reason' | 'content'>(
      `${pathOf('api_paywall_retrieve', {})}?context=${context}&locale=${locale}&page=${page}`,
      locale,
      ['locked', 'reason', 'content'],
    ),
  ),
);

export const paywallConfig = cache((context: PaywallContext, locale: Locale) =>
  orNothing(
    getOwnParts<PaywallConfig, 'authorised_plans' | 'exempt' | 'abort_rule'>(
      `${pathOf('api_paywall_config', {})}?context=${context}&locale=${locale}`,
      locale,
      ['authorised_plans', 'exempt', 'abort_rule'],
    ),
  ),
);
