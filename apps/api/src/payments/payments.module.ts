import { Module } from '@nestjs/common';
import { PAYMENT_SETTINGS, SECRET } from '../tokens.js';
import { CheckoutController } from './buying/checkout.controller.js';
import { StudentController } from './buying/student.controller.js';
import { StudentProofs } from './buying/student-proofs.js';
import { PAYMENTS, type PaymentProvider } from './payment-provider.js';
import { RecordPayment } from './record-payment.js';
import { StripeProvider, type StripeSettings } from './stripe/stripe-provider.js';
import { StripeWebhookController } from './stripe/stripe-webhook.controller.js';
import { TestCheckoutController } from './test-checkout/test-checkout.controller.js';
import { TestProvider } from './test-checkout/test-provider.js';

/** Who takes payments: Stripe, the test checkout that takes none, or nobody. */
export type PaymentSettings = { stripe: StripeSettings } | 'test' | null;

/** Stripe, where both of its secrets are set. */
export function stripeOf(env: {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
}): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  return secretKey && webhookSecret ? { stripe: { secretKey, webhookSecret } } : null;
}

@Module({
  controllers: [CheckoutController, StudentController, StripeWebhookController, TestCheckoutController],
  providers: [
    RecordPayment,
    StudentProofs,
    {
      provide: PAYMENTS,
      inject: [PAYMENT_SETTINGS, SECRET],
      useFactory: (settings: PaymentSettings, secret: Buffer): PaymentProvider | null => {
        if (settings === 'test') return new TestProvider(secret);
        return settings ? new StripeProvider(settings.stripe) : null;
      },
    },
  ],
})
export class PaymentsModule {}
