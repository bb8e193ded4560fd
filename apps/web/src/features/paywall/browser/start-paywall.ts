import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { askSession } from '../../../reader/session-store';
import { type PaywallOutcome, type PaywallSettings, runPaywall } from '../lib/paywall-flow';
import { type PaywallWidget, paywallWidget } from '../lib/paywall-widget';
import { useReader } from '../stores/reader-store';
import { debug } from './debug';
import { storeWay } from './local-keys';
import { fetchContent, fetchExempt, fetchSubscription } from './paywall-api';

export interface PaywallStart extends PaywallSettings {
  locale: Locale;
  onSubscribed(subscription: Shape<'PaywallSubscriptionDto'>): void;
}

/** Runs the paywall of a page in its widget. @returns what came of it, and what hides it, shows it again and ends it */
export function startPaywall(
  element: HTMLElement,
  settings: PaywallStart,
): Pick<PaywallWidget, 'hide' | 'reveal' | 'end'> & { outcome: Promise<PaywallOutcome> } {
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
      isExempt: () => fetchExempt(locale, context),
      fetchSubscription,
      fetchContent: (segment) => fetchContent(locale, context, segment),
      storeHasSubscription: (hasSubscription) => useReader.setState({ hasSubscription }),
      checkDevice: settings.onSubscribed,
      show: widget.show,
      debug,
    }),
  );
  // The document has what a visitor is told: it counts as shown once it is known that nothing opens it.
  void outcome.then((came) => {
    if (came !== 'authorised' && came !== 'exempt') widget.reveal();
  });
  const { hide, reveal, end } = widget;
  return { outcome, hide, reveal, end };
}

/** Keeps who is signed in. Where nobody can tell, what was kept before stands. */
async function rememberUser(): Promise<void> {
  const user = await askSession();
  if (user === undefined) debug('who is signed in could not be had');
  else useReader.setState({ email: user?.email ?? null });
}
