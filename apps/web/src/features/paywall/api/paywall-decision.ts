import type { Locale, PaywallContext } from '@toile/contracts';
import { askOwnParts } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';

/**
 * What the api decides for this reader. Null when it does not answer: the api withholds locked content itself, so a
 * page without the decision shows less, never more.
 */
export const paywallDecision = (context: PaywallContext, locale: Locale, page = 1) =>
  orNothing(
    askOwnParts('/api/paywall/retrieve', { query: { context, locale, page } }, locale, [
      'locked',
      'reason',
      'content',
    ]),
  );

export const paywallConfig = (context: PaywallContext, locale: Locale) =>
  orNothing(
    askOwnParts('/api/paywall/config', { query: { context, locale } }, locale, [
      'authorised_plans',
      'exempt',
      'abort_rule',
    ]),
  );
