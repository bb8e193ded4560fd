import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Currency, Interval, PaywallPlan } from '@toile/contracts';
import { IsString, MaxLength } from 'class-validator';
import { TestOrders } from '../test-checkout/test-orders.js';

/** Which order is asked for. */
export class TestOrderQueryDto {
  /** The token of its link. */
  @IsString()
  @MaxLength(4_096)
  order: string;
}

/** A coupon of an order. */
export class TestOrderCouponDto {
  /** @example "FAIR-2027" */
  code: string;
  /** @example 490 */
  off: number;
}

/** An order of the test checkout, which takes no money. */
export class TestOrderDto {
  plan: PaywallPlan;
  interval: Interval;
  currency: Currency;
  /**
   * Seats.
   * @example 3
   */
  quantity: number;
  /**
   * The first payment, in the currency's smallest unit.
   * @example 14700
   */
  total: number;
  /** What a coupon took off it; null without one. */
  coupon: TestOrderCouponDto | null;
  /**
   * Days before it is paid.
   * @example 0
   */
  trial_days: number;
  /** @example "/en/premium-memberships#all-included" */
  back_url: string;
}

export class ShownTestOrder extends Query<TestOrderDto> {
  constructor(
    readonly token: string,
    readonly member: string,
  ) {
    super();
  }
}

@QueryHandler(ShownTestOrder)
export class ShownTestOrderHandler implements IQueryHandler<ShownTestOrder> {
  constructor(private readonly orders: TestOrders) {}

  /** @throws DomainError as `TestOrders.read` */
  async execute({ token, member }: ShownTestOrder): Promise<TestOrderDto> {
    const order = this.orders.read(token, member);
    const { plan, interval, currency, quantity, unitPrice, coupon, trialDays, backUrl } = order;
    const total = unitPrice * quantity - (coupon?.off ?? 0);
    return { plan, interval, currency, quantity, total, coupon, trial_days: trialDays, back_url: backUrl };
  }
}
