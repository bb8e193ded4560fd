import { PLAN_OFFERS } from '@toile/contracts';
import { checkoutSchema } from '../payments/buying/checkout.controller.js';
import { studentLinkSchema, studentSchema } from '../payments/buying/student.controller.js';
import { testPaymentSchema } from '../payments/test-checkout/test-checkout.controller.js';
import { seatSchema } from '../subscriptions/seats/seats.controller.js';
import type { Operation } from './operation.js';

const seats = {
  quantity: 3,
  results: [{ id: '6f1d0a5b7c2e4d38', email: 'ada@example.com', active: true, claimed: false }],
};
const url = { url: 'https://checkout.stripe.com/c/pay/cs_test_1' };

/** Buying plans and giving seats away. */
export const PAYMENT_OPERATIONS: Record<string, Operation> = {
  'GET /api/plans': {
    summary: 'Plans with their prices for one seat, in the currency’s smallest unit',
    example: {
      ...{ results: PLAN_OFFERS.slice(0, 1), on_request: ['dashboard'], currencies: ['eur', 'usd'] },
      ...{ intervals: ['month', 'year'], most_seats: 50, provider: 'stripe' },
    },
  },
  'POST /api/checkout': {
    summary: 'Where a plan is paid; 303 for forms',
    body: checkoutSchema,
    example: url,
  },
  'POST /api/checkout/portal': {
    summary: 'Where the holder changes or ends their plan; 303 for forms',
    example: url,
  },
  'GET /api/checkout/state': {
    summary: 'The reader’s own plan and whether they proved their studies',
    example: {
      ...{ plan: 'all-included', status: 'active', ends_at: '2027-01-01T00:00:00.000Z', in_force: true },
      ...{ renews: true, quantity: 3, student: false },
    },
  },
  'GET /api/student-proof': {
    summary: 'Whether the reader has proved their studies',
    example: { proved: false },
  },
  'POST /api/student-proof': {
    summary: 'Sends a link to an address of a school; 303 for forms',
    body: studentSchema,
    example: { sent: true },
  },
  'POST /api/student-proof/confirm': {
    summary: 'Proves studies by the token of a mail; 303 for forms',
    body: studentLinkSchema,
    example: { proved: true },
  },
  'POST /api/payments/stripe/webhook': {
    summary: 'What Stripe tells: signed, in any order, repeated at will',
    example: { received: true },
  },
  'GET /api/payments/test/order': {
    summary: 'An order of the test checkout, which takes no money',
    example: {
      ...{ plan: 'all-included', interval: 'month', currency: 'eur', quantity: 3, total: 14700 },
      back_url: 'http://localhost:3000/en/premium-memberships#all-included',
    },
  },
  'POST /api/payments/test/pay': {
    summary: 'Pays an order of the test checkout, or lets the payment fail',
    body: testPaymentSchema,
    example: { url: 'http://localhost:3000/en/premium-memberships?bought=all-included' },
  },
  'GET /api/paywall/subscriptions/me/seats': { summary: 'Seats of the reader’s own plan', example: seats },
  'POST /api/paywall/subscriptions/me/seats': {
    summary: 'Gives a seat to an address, whether or not it has an account',
    body: seatSchema,
    example: seats,
  },
  'DELETE /api/paywall/subscriptions/me/seats/{seat}': { summary: 'Takes a seat back' },
};
