import { expect, it } from '@jest/globals';
import { CURRENCIES, INTERVALS, PLAN_OFFERS, type PlanOffer } from '@toile/contracts';
import type { HeldSubscription } from '../../subscriptions/index.js';
import { changed, firstReport } from './test-reports.js';

const NOW = new Date('2027-01-10T10:00:00Z');
const bought = firstReport(
  {
    id: 'one',
    member: 'ada',
    plan: 'all-included',
    interval: INTERVALS[1],
    currency: CURRENCIES[0],
    quantity: 3,
    unitPrice: 49_000,
    doneUrl: '',
    backUrl: '',
    until: 0,
    trialDays: 0,
    coupon: null,
  },
  NOW,
);
const offerOf = (plan: string) => PLAN_OFFERS.find((offer) => offer.plan === plan) as PlanOffer;
const changeTo = (plan: string) =>
  changed(
    { reports: [bought] } as unknown as HeldSubscription,
    { change: 'plan', offer: offerOf(plan) },
    new Date('2027-02-01T00:00:00Z'),
  );

it('a plan that is changed keeps its term and seats, at the price of the other', () => {
  const { endsAt } = bought;
  const { amount } = { amount: offerOf('trend-master').prices.eur.year };
  expect(changeTo('trend-master')).toMatchObject({
    plan: 'trend-master',
    quantity: 3,
    endsAt,
    price: { currency: 'eur', interval: 'year', amount },
  });
});

it('a plan without seats for a team has one', () => {
  expect(changeTo('student-special')).toMatchObject({ plan: 'student-special', quantity: 1 });
});
