import type { Locale, PaywallContext } from '@toile/contracts';
import { ask, askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';

/**
 * What the api decides for this reader. Null when it does not answer: the api withholds locked content itself, so a
 * page without the decision shows less, never more.
 */
export const paywallDecision = (context: PaywallContext, locale: Locale, page = 1) =>
  orNothing(askOwn('/api/paywall/retrieve', { query: { context, locale, page } }, locale));

/** Which plans open a context; the same for everybody. */
export const paywallConfig = (context: PaywallContext, locale: Locale) =>
  orNothing(ask('/api/paywall/config', { query: { context, locale } }, locale));
