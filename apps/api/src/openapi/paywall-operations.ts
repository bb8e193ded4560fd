import { bindDeviceSchema } from '../subscriptions/bind-device/bind-device.controller.js';
import type { Operation } from './operation.js';

const subscription = {
  ...{ id: 7, plan: 'all-included', status: 'active', ends_at: '2027-01-01T00:00:00.000Z', quantity: 1 },
  ...{ user_fingerprint: 'da39a3ee5e6b4b0d3255bfef95601890afd80709', device_known: true, owned: true },
  segment: 'all-included',
};
const dashboard = { ...subscription, plan: 'dashboard', scopes: ['brands', 'trends', 'seasons'] };

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
};
