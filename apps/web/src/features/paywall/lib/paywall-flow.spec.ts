import { describe, expect, it, jest } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { type PaywallPorts, type PaywallSettings, runPaywall } from './paywall-flow.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const settings: PaywallSettings = {
  context: 'models',
  authorisedPlans: ['all-included', 'student-special', 'trend-master'],
  abortRule: null,
  page: 1,
};
const subscription = (
  changed: Partial<Shape<'PaywallSubscriptionDto'>> = {},
): Shape<'PaywallSubscriptionDto'> => ({
  id: 7,
  plan: 'all-included',
  status: 'active',
  ends_at: '2026-12-01T00:00:00Z',
  quantity: 1,
  user_fingerprint: null,
  device_known: false,
  owned: true,
  segment: 'all-included',
  ...changed,
});

function world(changed: Partial<PaywallPorts> = {}) {
  const ports = {
    nowMs: () => NOW,
    userEmail: () => null,
    isExempt: async () => false,
    fetchSubscription: async () => subscription(),
    fetchContent: async (segment: string) => `<p>${segment}</p>`,
    storeHasSubscription: jest.fn<(value: boolean | null) => void>(),
    checkDevice: jest.fn<(subscription: Shape<'PaywallSubscriptionDto'>) => void>(),
    show: jest.fn<(content: string, segment: string) => void>(),
    debug: jest.fn<(message: string) => void>(),
    ...changed,
  };
  return { ports, stored: ports.storeHasSubscription as jest.Mock };
}

describe('the paywall flow', () => {
  it('asks nothing for an address at a company with a deal', async () => {
    const fetchSubscription = jest.fn<PaywallPorts['fetchSubscription']>();
    const { ports, stored } = world({
      userEmail: () => 'ada@partner.test',
      isExempt: async (email) => email.endsWith('@partner.test'),
      fetchSubscription,
    });
    expect(await runPaywall(settings, ports)).toBe('exempt');
    expect(fetchSubscription).not.toHaveBeenCalled();
    expect(stored).not.toHaveBeenCalled();
    expect(ports.show).not.toHaveBeenCalled();
  });

  it('goes on for other addresses', async () => {
    const { ports } = world({ userEmail: () => 'ada@elsewhere.test' });
    expect(await runPaywall(settings, ports)).toBe('authorised');
  });

  it('shows nothing and forgets has_subscription for somebody who is not signed in', async () => {
    const { ports, stored } = world({ fetchSubscription: async () => null });
    expect(await runPaywall(settings, ports)).toBe('signed-out');
    expect(stored.mock.calls).toEqual([[null]]);
    expect(ports.show).not.toHaveBeenCalled();
  });

  it('does the same when the subscription cannot be had, and tells developers only', async () => {
    const { ports, stored } = world({ fetchSubscription: () => Promise.reject(new Error('500')) });
    expect(await runPaywall(settings, ports)).toBe('failed');
    expect(stored.mock.calls).toEqual([[null]]);
    expect(ports.show).not.toHaveBeenCalled();
    expect(ports.debug).toHaveBeenCalledTimes(1);
  });

  it.each(['all-included', 'student-special', 'trend-master'] as const)(
    'lets %s in and checks the device',
    async (plan) => {
      const own = subscription({ plan });
      const { ports, stored } = world({ fetchSubscription: async () => own });
      expect(await runPaywall(settings, ports)).toBe('authorised');
      expect(stored.mock.calls).toEqual([[true]]);
      expect(ports.checkDevice).toHaveBeenCalledWith(own);
      expect(ports.show).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['no plan', { plan: null, status: null, ends_at: null }, 'free-user'],
    ['a plan of another kind', { plan: 'dashboard' }, 'dashboard'],
    ['a canceled plan', { status: 'canceled' }, 'canceled'],
    ['a plan that ended this moment', { ends_at: '2026-11-21T12:00:00Z' }, 'canceled'],
    ['a plan nobody paid for', { status: 'past_due' }, 'all-included-past_due'],
  ] as const)('renders for %s', async (_, changed, segment) => {
    const { ports, stored } = world({ fetchSubscription: async () => subscription(changed) });
    expect(await runPaywall(settings, ports)).toBe('charged');
    expect(stored.mock.calls).toEqual([[false]]);
    expect(ports.show).toHaveBeenCalledWith(`<p>${segment}</p>`, segment);
    expect(ports.checkDevice).not.toHaveBeenCalled();
  });

  it('stays away where its abort rule says so, but only for those without a plan', async () => {
    const listing = { ...settings, abortRule: { rule: 'page-below', page: 3 } } as const;
    const unpaid = { fetchSubscription: async () => subscription({ status: 'canceled' }) };
    for (const [page, outcome] of [
      [2, 'aborted'],
      [3, 'charged'],
    ] as const) {
      const { ports, stored } = world(unpaid);
      expect(await runPaywall({ ...listing, page }, ports)).toBe(outcome);
      expect(stored.mock.calls).toEqual([[false]]);
    }
    expect(await runPaywall({ ...listing, page: 1 }, world().ports)).toBe('authorised');
  });

  it('is silent when it cannot be rendered', async () => {
    const { ports, stored } = world({
      fetchSubscription: async () => subscription({ plan: null }),
      fetchContent: () => Promise.reject(new Error('500')),
    });
    expect(await runPaywall(settings, ports)).toBe('not-rendered');
    expect(stored.mock.calls).toEqual([[false]]);
    expect(ports.show).not.toHaveBeenCalled();
  });
});
