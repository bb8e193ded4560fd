import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubscriptionKind } from '@toile/contracts';
import { DataSource } from 'typeorm';
import type { PaymentReport } from '../domain/payment-report.js';
import { Subscriptions, subscriptionStream } from '../subscriptions.js';

/** What a payment provider said goes to the member's subscription. */
export class ReportPayment extends Command<void> {
  constructor(
    readonly holder: { member: string; kind: SubscriptionKind },
    readonly report: PaymentReport,
    /** The provider's own id of the message: a repeat changes nothing. */
    readonly messageId: string,
  ) {
    super();
  }
}

@CommandHandler(ReportPayment)
export class ReportPaymentHandler implements ICommandHandler<ReportPayment> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly dataSource: DataSource,
  ) {}

  async execute({ holder: { member, kind }, report, messageId }: ReportPayment) {
    const [{ id }] = await this.dataSource.query("SELECT nextval('subscription_id') AS id");
    const metadata = { correlationId: randomUUID(), causationId: null, actor: null, occurredAt: new Date() };
    // The number is for a first report; later ones leave it a gap.
    const command = { type: 'Report', id: Number(id), kind, member, report } as const;
    await this.subscriptions.decide(
      subscriptionStream(member, kind),
      { commandId: messageId, metadata },
      command,
    );
  }
}
