import { expect, it } from '@jest/globals';
import { LOCALES } from '@toile/contracts';
import { windowRuleIn } from './window-rule-in.js';

const RULES = [
  'SS27: looks shown',
  'SS27: first show day to last show day + 7 days, Europe/Paris; 8 days beside 36 a year earlier',
  'SS27: without shows of this type and city, the whole season + 7 days, Europe/Paris',
  'FW27: first show day to last show day + 7 days, Europe/Paris; a year earlier without such shows, the whole season',
  'FW26: whole weeks of its shows and the week after, Europe/Paris; released once',
  'chosen days',
  'last 12 months',
  'last 30 days, a year earlier',
  'steps of a series',
];

it('says how days were found in each language, and leaves what it has no words for', () => {
  expect(RULES.map((rule) => windowRuleIn('en', rule))).toEqual(RULES);
  for (const locale of LOCALES.filter((one) => one !== 'en'))
    for (const rule of RULES) {
      const told = windowRuleIn(locale, rule);
      expect([rule, told, /\b(days|looks shown|year|the|last|of)\b/.test(told)]).toEqual([rule, told, false]);
    }
  // Its spaces before signs are those that hold.
  expect(windowRuleIn('fr', RULES[1] ?? '').replaceAll(/\s/g, ' ')).toBe(
    'SS27 : du premier au dernier jour des défilés + 7 jours, Europe/Paris ; 8 jours face à 36 un an avant',
  );
  expect(windowRuleIn('fr', 'by hand')).toBe('by hand');
});
