import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PAYMENT_SETTINGS, SECRET } from '../../kernel/tokens.js';
import { PlansModule } from '../plans/index.js';
import { ApplyDuePricesHandler } from './commands/apply-due-prices.handler.js';
import { ChangeTestPlanHandler } from './commands/change-test-plan.js';
import { OpenPortalHandler } from './commands/open-portal.js';
import { PayTestOrderHandler } from './commands/pay-test-order.js';
import { ProveStudiesHandler } from './commands/prove-studies.js';
import { RequestStudentProofHandler } from './commands/request-student-proof.js';
import { StartCheckoutHandler } from './commands/start-checkout.js';
import { TellPriceChangesHandler } from './commands/tell-price-changes.handler.js';
import { CheckoutController } from './http/checkout.controller.js';
import { StripeWebhookController } from './http/stripe-webhook.controller.js';
import { StudentProofController } from './http/student-proof.controller.js';
import { TestCheckoutController } from './http/test-checkout.controller.js';
import { PAYMENTS, type PaymentProvider } from './payment-provider.js';
import { PriceNotices } from './price-notices.js';
import { CheckoutStateHandler } from './queries/checkout-state.js';
import { PlansHandler } from './queries/plans.js';
import { StudentProofHandler } from './queries/student-proof.js';
import { ShownTestOrderHandler } from './queries/test-order.js';
import { PAYMENTS_ENTITIES } from './schema.js';
import { StripeProvider, type StripeSettings } from './stripe/stripe-provider.js';
import { StudentProofs } from './student-proofs.js';
import { TestOrders } from './test-checkout/test-orders.js';
import { TestProvider } from './test-checkout/test-provider.js';

/** Who takes payments: Stripe, the test checkout that takes none, or nobody. */
export type PaymentSettings = { stripe: StripeSettings } | 'test' | null;

/** Stripe, where both of its secrets are set. */
export function stripeOf(env: {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_AUTOMATIC_TAX?: boolean | undefined;
}): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const automaticTax = env.STRIPE_AUTOMATIC_TAX ?? false;
  return secretKey && webhookSecret ? { stripe: { secretKey, webhookSecret, automaticTax } } : null;
}

@Module({
  imports: [PlansModule, TypeOrmModule.forFeature(PAYMENTS_ENTITIES)],
  controllers: [CheckoutController, StudentProofController, StripeWebhookController, TestCheckoutController],
  providers: [
    StudentProofs,
    PriceNotices,
    TestOrders,
    StartCheckoutHandler,
    ApplyDuePricesHandler,
    TellPriceChangesHandler,
    OpenPortalHandler,
    RequestStudentProofHandler,
    ProveStudiesHandler,
    PayTestOrderHandler,
    ChangeTestPlanHandler,
    PlansHandler,
    CheckoutStateHandler,
    StudentProofHandler,
    ShownTestOrderHandler,
    {
      provide: PAYMENTS,
      inject: [PAYMENT_SETTINGS, SECRET],
      useFactory: (settings: PaymentSettings, secret: Buffer): PaymentProvider | null => {
        if (settings === 'test') return new TestProvider(secret);
        return settings ? new StripeProvider(settings.stripe) : null;
      },
    },
  ],
  exports: [PAYMENTS],
})
export class PaymentsModule {}
