import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PaywallPlan } from '@toile/contracts';
import type { Logger } from '@toile/platform';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { LOGGER } from '../../../kernel/tokens.js';
import { dueChanges, Offers, PlanStreams, type PriceChange, promisedBefore } from '../../plans/index.js';
import { PayingMembers, type PaymentReport, ReportPayment } from '../../subscriptions/index.js';
import { PAYMENTS, type PaymentProvider } from '../payment-provider.js';
import { PriceNotices } from '../price-notices.js';

export const APPLY_DUE_PRICES = defineTask('apply-due-prices', NoPayload, {
  schedule: '* * * * *',
  maxAttempts: 1,
});
const AT_ONCE = 200;

/** Prices that have begun become those of plans that were bought before, from their next renewal on; of which they are told first. */
@HandlesTask(APPLY_DUE_PRICES)
export class ApplyDuePricesHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly offers: Offers,
    private readonly streams: PlanStreams,
    private readonly paying: PayingMembers,
    private readonly notices: PriceNotices,
    private readonly commands: CommandBus,
  ) {}

  async handle(): Promise<void> {
    const { payments } = this;
    if (!payments) return;
    const now = new Date();
    for (const [plan, terms] of await this.offers.terms())
      for (const due of dueChanges(terms, now.toISOString())) {
        await this.notices.tell(plan, due, terms);
        const subscriptions = await this.apply(payments, plan, due, promisedBefore(terms, due.from));
        const { change } = due;
        const metadata = { correlationId: randomUUID(), causationId: null, actor: null, occurredAt: now };
        await this.streams.ofPlan(
          { commandId: `applied:${change}`, metadata },
          { type: 'MarkApplied', plan, change, subscriptions },
        );
      }
  }

  /** Who has the price already is passed by, so one that was cut off goes on where it stood. @returns how many have it now */
  private async apply(
    payments: PaymentProvider,
    plan: PaywallPlan,
    { change, from, prices }: PriceChange,
    promised: ReturnType<typeof promisedBefore>,
  ): Promise<number> {
    const wanted = { plan, prices, promised, begun: from, now: new Date().toISOString() };
    let count = 0;
    for (let after = ''; ; ) {
      const found = await this.paying.affected(wanted, after, AT_ONCE);
      for (const { member, report } of found) {
        const price = prices.find(
          ({ currency, interval }) =>
            currency === report.price?.currency && interval === report.price.interval,
        );
        if (!price) continue;
        const outcome = await payments.reprice(report, price, `${change}-${report.ref}`);
        if (outcome === 'refused') {
          this.logger.warn({ plan, change, ref: report.ref }, 'the provider did not take a new price');
          continue;
        }
        if (outcome !== 'told later') await this.report(member, outcome, change);
        count += 1;
      }
      if (found.length < AT_ONCE) return count;
      after = found.at(-1)?.key ?? '';
    }
  }

  private report(member: string, report: PaymentReport, change: string): Promise<void> {
    const holder = { member, kind: 'paywall' } as const;
    return this.commands.execute(new ReportPayment(holder, report, `price:${change}:${report.ref}`));
  }
}
