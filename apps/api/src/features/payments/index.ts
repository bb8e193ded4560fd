export { PAYMENTS, type PaymentProvider, type Refund } from './payment-provider.js';
export { type PaymentSettings, PaymentsModule, stripeOf } from './payments.module.js';
export { keepRawBodies } from './raw-body.js';
export { PAYMENTS_ENTITIES, PAYMENTS_MIGRATIONS } from './schema.js';
