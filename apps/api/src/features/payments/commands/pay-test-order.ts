import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { UseCoupon } from '../../plans/index.js';
import { ReportPayment } from '../../subscriptions/index.js';
import { TestOrders } from '../test-checkout/test-orders.js';
import { firstReport } from '../test-checkout/test-reports.js';
import type { CheckoutUrlDto } from './start-checkout.js';

const OUTCOMES = ['paid', 'declined'] as const;

/** What becomes of an order of the test checkout. */
export class TestPaymentDto {
  /** The token of its link. */
  @IsString()
  @MaxLength(4_096)
  order: string;

  @IsIn(OUTCOMES)
  outcome: (typeof OUTCOMES)[number];
}

/** Pays an order of the test checkout, or lets the payment fail; answers where the buyer goes on. */
export class PayTestOrder extends Command<CheckoutUrlDto> {
  constructor(
    readonly member: string,
    readonly payment: TestPaymentDto,
  ) {
    super();
  }
}

@CommandHandler(PayTestOrder)
export class PayTestOrderHandler implements ICommandHandler<PayTestOrder> {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: TestOrders,
  ) {}

  /** @throws DomainError as `TestOrders.read`, coupon/expired where another order has it by now */
  async execute({ member, payment: { order, outcome } }: PayTestOrder) {
    const bought = this.orders.read(order, member);
    if (outcome === 'declined') return { url: bought.backUrl };
    const { coupon, id } = bought;
    if (coupon) await this.commands.execute(new UseCoupon(coupon.code, { order: id, member }, true));
    const report = firstReport(bought, new Date());
    await this.commands.execute(new ReportPayment({ member, kind: 'paywall' }, report, `test-${bought.id}`));
    return { url: bought.doneUrl };
  }
}
