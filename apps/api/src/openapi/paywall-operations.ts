import { paywallSchemas } from '../paywall/paywall.controller.js';
import { bindDeviceSchema } from '../subscriptions/bind-device/bind-device.controller.js';
import type { Operation } from './operation.js';

const subscription = {
  ...{ id: 7, plan: 'all-included', status: 'active', ends_at: '2027-01-01T00:00:00.000Z', quantity: 1 },
  ...{ user_fingerprint: 'da39a3ee5e6b4b0d3255bfef95601890afd80709', device_known: true, owned: true },
  segment: 'all-included',
};
const dashboard = { ...subscription, plan: 'dashboard', scopes: ['brands', 'trends', 'seasons'] };
const content = '<section class="paywall">…</section>';

/** Subscriptions, devices and the paywall. */
export const PAYWALL_OPERATIONS: Record<string, Operation> = {
  'GET /api/paywall/subscriptions/me': {
    summary: 'The reader’s plan; 204 for visitors, `plan: null` for members without one',
    example: subscription,
  },
  'GET /api/dashboard/subscriptions/me': {
    summary: 'The reader’s dashboard subscription; 204 for visitors',
    example: dashboard,
  },
  'PATCH /api/paywall/subscriptions/{id}': {
    summary: 'Uses the plan on this device from now on',
    body: bindDeviceSchema,
    example: subscription,
  },
  'PATCH /api/dashboard/subscriptions/{id}': {
    summary: 'Uses the dashboard subscription on this device from now on',
    body: bindDeviceSchema,
    example: dashboard,
  },
  'GET /api/paywall/subscriptions/me/devices': {
    summary: 'Devices the reader has used their plan on, the newest first',
    example: {
      subscription: 7,
      results: [
        {
          ...{ id: '6b86b273ff34fce19d6b804e', label: 'Firefox on Linux' },
          ...{ bound_at: '2026-11-21T12:00:00.000Z', current: true, this_device: true },
        },
      ],
    },
  },
  'DELETE /api/paywall/subscriptions/{id}/devices/{device}': {
    summary: 'Gives a device up; the next one is accepted without a question',
  },
  'GET /api/paywall/config': {
    summary: 'How a context is locked',
    query: paywallSchemas.config,
    example: {
      ...{ context: 'models', authorised_plans: ['all-included', 'student-special', 'trend-master'] },
      ...{ exempt: false, abort_rule: null },
      texts: { title: 'Every face', text: 'Opens with a plan.', action: 'See the plans', sign_in: 'Sign in' },
    },
  },
  'GET /api/paywall/render': {
    summary: 'The paywall of a context for a segment, as HTML',
    query: paywallSchemas.render,
    example: { content, context: 'models', segment: 'free-user' },
  },
  'GET /api/paywall/retrieve': {
    summary: 'Whether the context is locked for the reader, and what stands in its place',
    query: paywallSchemas.retrieve,
    example: { locked: true, reason: 'free', segment: 'free-user', content },
  },
};
