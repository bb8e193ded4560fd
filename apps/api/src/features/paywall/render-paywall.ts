import {
  type Locale,
  type PaywallContext,
  pathOf,
  type RetrievedPaywall,
  type RouteName,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { escaped } from '../../kernel/http/escaped.js';

export type Reason = NonNullable<RetrievedPaywall['reason']>;

/** What a segment means to a member; that nobody is signed in, or that another device has the plan, no segment says. */
export function reasonOf(segment: string): Reason {
  if (segment === 'free-user') return 'free';
  if (segment === 'canceled') return 'canceled';
  return /-(past_due|unpaid|paused)$/.test(segment) ? 'payment' : 'other';
}

const ACTIONS = {
  visitor: 'action',
  free: 'action',
  canceled: 'back',
  payment: 'settle',
  other: 'action',
  device: 'action',
} as const;
type Route = Extract<RouteName, 'membership_index' | 'auth'>;

/** The words of a context, for readers without anything. */
export function paywallTexts(locale: Locale, context: PaywallContext) {
  const { contexts, action, signIn } = messagesOf(locale).paywall;
  return { ...contexts[context], action, sign_in: signIn };
}

/**
 * The paywall as HTML: what it hides, what the reader's segment means, and the ways on. It is marked for the browser's
 * module (`data-paywall-…`) and works as it is without scripts.
 */
export function renderPaywall(
  locale: Locale,
  context: PaywallContext,
  segment: string,
  reason: Reason = reasonOf(segment),
): string {
  const words = messagesOf(locale).paywall;
  const { title, text } = words.contexts[context];
  const page = (route: Route) => `/${locale}${pathOf(route, {})}`;
  const plans = `${page('membership_index')}?from=${context}`;
  const signIn = `<a class="paywall-sign-in" href="${page('auth')}?message=subscribe&amp;redirect=${encodeURIComponent(plans)}">${escaped(words.signIn)}</a>`;
  return `<section class="paywall" data-paywall-banner data-context="${context}" data-segment="${escaped(segment)}" data-reason="${reason}" aria-labelledby="paywall-${context}">
<p class="paywall-eyebrow">${escaped(words.label)}</p>
<h2 id="paywall-${context}">${escaped(title)}</h2>
<p>${escaped(text)}</p>
<p class="paywall-segment">${escaped(words.segments[reason])}</p>
<p class="paywall-ways"><a class="paywall-action" data-paywall-action href="${plans}">${escaped(words[ACTIONS[reason]])}</a>${reason === 'visitor' ? signIn : ''}</p>
</section>`;
}
