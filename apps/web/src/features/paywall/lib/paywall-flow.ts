import { type AbortRule, isAborted, type PaywallContext } from '@toile/contracts/paywall';
import { isInForce, segmentOf } from '@toile/contracts/subscription';
import type { Shape } from '../../../api/operations';

/** What the flow needs of the world; the browser gives it, tests give their own. */
export interface PaywallPorts {
  nowMs(): number;
  /** The address of the stored user, if somebody is stored. */
  userEmail(): string | null;
  /** Whether an address belongs to a company that has a deal. @throws when nobody can tell */
  isExempt(email: string): Promise<boolean>;
  /** The reader's subscription; null without a session (204). @throws when it cannot be had */
  fetchSubscription(): Promise<Shape<'PaywallSubscriptionDto'> | null>;
  /** The paywall of a segment as HTML. @throws when it cannot be had */
  fetchContent(segment: string): Promise<string>;
  /** `has_subscription`; null removes it. */
  storeHasSubscription(value: boolean | null): void;
  checkDevice(subscription: Shape<'PaywallSubscriptionDto'>): void;
  show(content: string, segment: string): void;
  /** For developers only: a failure never reaches the reader. */
  debug(message: string, error?: unknown): void;
}

export interface PaywallSettings {
  context: PaywallContext;
  authorisedPlans: readonly string[];
  abortRule: AbortRule | null;
  /** The page of the listing that is shown. */
  page: number;
}

export type PaywallOutcome =
  | 'exempt'
  | 'signed-out'
  | 'failed'
  | 'authorised'
  | 'aborted'
  | 'charged'
  | 'not-rendered';

/** The paywall flow of the specification (section 4), row by row. It never throws. */
export async function runPaywall(settings: PaywallSettings, ports: PaywallPorts): Promise<PaywallOutcome> {
  const email = ports.userEmail();
  if (email !== null && (await attempt(ports, 'the deal', () => ports.isExempt(email)))) return 'exempt';
  const subscription = await attempt(ports, 'the subscription', () => ports.fetchSubscription());
  if (!subscription) {
    ports.storeHasSubscription(null);
    return subscription === null ? 'signed-out' : 'failed';
  }
  const nowMs = ports.nowMs();
  const isAuthorised = settings.authorisedPlans.includes(subscription.plan ?? '');
  if (isAuthorised && isInForce(subscription, nowMs)) {
    ports.storeHasSubscription(true);
    ports.checkDevice(subscription);
    return 'authorised';
  }
  ports.storeHasSubscription(false);
  if (isAborted(settings.abortRule, settings.page)) return 'aborted';
  const segment = segmentOf(subscription, nowMs);
  const content = await attempt(ports, 'the paywall', () => ports.fetchContent(segment));
  if (content === undefined) return 'not-rendered';
  ports.show(content, segment);
  return 'charged';
}

async function attempt<T>(ports: PaywallPorts, what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    ports.debug(`${what} could not be had`, error);
    return undefined;
  }
}
