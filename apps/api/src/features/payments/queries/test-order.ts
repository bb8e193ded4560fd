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
   * In the currency's smallest unit.
   * @example 14700
   */
  total: number;
  /** @example "http://localhost:3000/en/premium-memberships#all-included" */
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
    const { plan, interval, currency, quantity, unitPrice, backUrl } = this.orders.read(token, member);
    return { plan, interval, currency, quantity, total: unitPrice * quantity, back_url: backUrl };
  }
}
