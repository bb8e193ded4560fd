import type { PaymentReport } from '../../subscriptions/index.js';

/** Whether a plan was taken out without a payment: in the test checkout, or by the demo. */
export const isOfTests = ({ ref }: PaymentReport) => /^(test|demo)-/.test(ref);
