import type { Locale, PaywallConfig, PaywallContext, RetrievedPaywall } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { cache } from 'react';
import { orNothing } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

/**
 * What the api decides for this reader. Null when it does not answer: the api withholds locked content itself, so a
 * page without the decision shows less, never more.
 */
export const paywallDecision = cache((context: PaywallContext, locale: Locale, page = 1) =>
  orNothing(
    getOwn<RetrievedPaywall>(
      `${pathOf('api_paywall_retrieve', {})}?context=${context}&locale=${locale}&page=${page}`,
      locale,
    ),
  ),
);

export const paywallConfig = cache((context: PaywallContext, locale: Locale) =>
  orNothing(
    getOwn<PaywallConfig>(`${pathOf('api_paywall_config', {})}?context=${context}&locale=${locale}`, locale),
  ),
);
