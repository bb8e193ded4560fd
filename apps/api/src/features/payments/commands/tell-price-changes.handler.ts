import { Inject } from '@nestjs/common';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { Offers, unappliedChanges } from '../../plans/index.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { PriceNotices } from '../price-notices.js';

export const TELL_PRICE_CHANGES = defineTask('tell-price-changes', NoPayload, {
  schedule: '*/10 * * * *',
  maxAttempts: 1,
});

/** Whose price is going to change is told so, and that it is not, where a change was undone. */
@HandlesTask(TELL_PRICE_CHANGES)
export class TellPriceChangesHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    private readonly offers: Offers,
    private readonly notices: PriceNotices,
  ) {}

  async handle(): Promise<void> {
    // Without one nobody is given another price.
    if (!this.payments) return;
    for (const [plan, terms] of await this.offers.terms()) {
      for (const change of terms.changes) if (change.isTakenBack) await this.notices.takeBack(plan, change);
      for (const change of unappliedChanges(terms)) await this.notices.tell(plan, change, terms);
    }
  }
}
