import { describe, expect, it } from '@jest/globals';
import { PAYWALL_CONTEXTS, type Role } from '@toile/contracts';
import { decide, type PaywallReader } from './decide.js';

const reader = (roles: Role[], device: PaywallReader['device'] = 'not-needed') => ({ roles, device });
const READERS: [string, PaywallReader, 'open' | 'visitor' | 'plan' | 'device'][] = [
  ['a visitor', reader([]), 'visitor'],
  ['a member without a plan', reader(['member']), 'plan'],
  ['a dashboard subscriber', reader(['member', 'dashboard-subscriber']), 'plan'],
  ['a brand', reader(['member', 'brand']), 'plan'],
  ['a subscriber on no device in particular', reader(['member', 'subscriber']), 'open'],
  ['a subscriber on their device', reader(['member', 'subscriber'], 'known'), 'open'],
  ['a subscriber on another device', reader(['member', 'subscriber'], 'unknown'), 'device'],
  ['a lapsed member on another device', reader(['member'], 'unknown'), 'plan'],
  ['an editor', reader(['member', 'editor'], 'unknown'), 'open'],
  ['an operator', reader(['member', 'operator']), 'open'],
];

describe.each(READERS)('for %s', (_, who, expected) => {
  const said = (context: (typeof PAYWALL_CONTEXTS)[number], page?: number) => {
    const decision = decide(who, context, page);
    return decision.locked ? decision.reason : 'open';
  };

  it('models, largest pictures and premium files are locked to whom they must be', () => {
    for (const context of ['models', 'looks', 'streetstyle', 'reports'] as const)
      expect([context, said(context)]).toEqual([context, expected]);
  });

  it('listings of pictures are open for two pages, those of models and files for none', () => {
    for (const page of [1, 2, 3, 100])
      for (const context of ['looks', 'streetstyle'] as const)
        expect([context, page, said(context, page)]).toEqual([context, page, page <= 2 ? 'open' : expected]);
    for (const context of ['models', 'reports'] as const) expect(said(context, 1)).toBe(expected);
  });

  it('the dashboard never locks', () => {
    expect([said('dashboard'), said('dashboard', 9)]).toEqual(['open', 'open']);
  });
});

it('knows every context', () => {
  for (const context of PAYWALL_CONTEXTS) expect(typeof decide(reader([]), context).locked).toBe('boolean');
});
