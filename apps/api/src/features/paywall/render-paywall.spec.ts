import { describe, expect, it } from '@jest/globals';
import { LOCALES, PAYWALL_CONTEXTS } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { reasonOf, renderPaywall } from './render-paywall.js';

const SEGMENTS = ['free-user', 'canceled', 'all-included-past_due', 'dashboard'];

describe.each(LOCALES)('in %s', (locale) => {
  it.each(PAYWALL_CONTEXTS)('%s has words of its own for every segment', (context) => {
    const rendered = SEGMENTS.map((segment) => renderPaywall(locale, context, segment));
    rendered.unshift(renderPaywall(locale, context, 'free-user', 'visitor'));
    expect(new Set(rendered).size).toBe(SEGMENTS.length + 1);
    for (const content of rendered) {
      expect(content).toContain(`href="/${locale}/premium-memberships?from=${context}"`);
      expect(content).toContain('data-paywall-action');
      expect(content).toContain('data-paywall-banner');
    }
    const { action, back, settle } = messagesOf(locale).paywall;
    const words = [action, action, back, settle, action];
    for (const [index, word] of words.entries()) expect(rendered[index]).toContain(`>${word}</a>`);
  });
});

it('lets no segment write HTML', () => {
  expect(renderPaywall('en', 'models', '"><script>')).not.toContain('<script>');
});

it.each([
  ['free-user', 'free'],
  ['canceled', 'canceled'],
  ['student-special-past_due', 'payment'],
  ['trend-master-unpaid', 'payment'],
  ['trend-master', 'other'],
])('takes %s for %s', (segment, reason) => {
  expect(reasonOf(segment)).toBe(reason);
});
