import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { type PaywallOutcome, type PaywallSettings, runPaywall } from '../lib/paywall-flow';
import { paywallWidget } from '../lib/paywall-widget';
import { useReader } from '../stores/reader-store';
import { debug } from './debug';
import { storeWay } from './local-keys';
import { fetchContent, fetchEmail, fetchSubscription } from './paywall-api';

export interface PaywallStart extends PaywallSettings {
  locale: Locale;
  isExempt: boolean;
  onSubscribed(subscription: Shape<'PaywallSubscriptionDto'>): void;
}

/** Runs the paywall of a page in its widget. @returns what came of it, and what ends it */
export function startPaywall(
  element: HTMLElement,
  settings: PaywallStart,
): { outcome: Promise<PaywallOutcome>; end: () => void } {
  const { context, locale } = settings;
  const count = (event: string) => (segment: string) =>
    document.dispatchEvent(
      new CustomEvent('toile:track', { detail: { event, parameters: { context, segment } } }),
    );
  const widget = paywallWidget(element, {
    onCharged: count('paywall_charged'),
    onViewed: count('paywall_view'),
    onAction: (segment) => {
      storeWay(context, segment);
      count('paywall_click')(segment);
    },
  });
  const outcome = rememberUser().then(() =>
    runPaywall(settings, {
      nowMs: Date.now,
      userEmail: () => useReader.getState().email,
      isExempt: () => settings.isExempt,
      fetchSubscription,
      fetchContent: (segment) => fetchContent(locale, context, segment),
      storeHasSubscription: (hasSubscription) => useReader.setState({ hasSubscription }),
      checkDevice: settings.onSubscribed,
      show: widget.show,
      debug,
    }),
  );
  return { outcome, end: widget.end };
}

/** Keeps who is signed in: the page itself does not know, others are shown the same. */
async function rememberUser(): Promise<void> {
  try {
    useReader.setState({ email: await fetchEmail() });
  } catch (error) {
    debug('who is signed in could not be had', error);
  }
}
