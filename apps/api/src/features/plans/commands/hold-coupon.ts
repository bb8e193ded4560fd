import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Currency, PaywallPlan } from '@toile/contracts';
import type { Discount, Lasts } from '../domain/coupon.events.js';
import { offOf } from '../domain/coupon.state.js';
import { unknownCoupon } from '../domain/plans.errors.js';
import { PlanStreams } from '../plan-streams.js';
import { COUPON_CODE } from './write-coupon.js';

/** Longer than any checkout is open, so that nobody pays with what was given to somebody else meanwhile. */
const HELD_MS = 2 * 3600_000;

/** A coupon that is set aside for one order. */
export interface HeldCoupon {
  code: string;
  order: string;
  discount: Discount;
  lasts: Lasts;
  /** What it takes off the first payment, in the smallest unit. */
  off: number;
  until: Date;
}

/** Somebody pays with a coupon: nobody else has it meanwhile. */
export class HoldCoupon extends Command<HeldCoupon> {
  constructor(
    /** As it was typed. */
    readonly code: string,
    readonly buyer: { order: string; member: string },
    readonly wanted: { plan: PaywallPlan; currency: Currency; total: number },
  ) {
    super();
  }
}

@CommandHandler(HoldCoupon)
export class HoldCouponHandler implements ICommandHandler<HoldCoupon> {
  constructor(private readonly streams: PlanStreams) {}

  /** @throws DomainError coupon/unknown, coupon/expired, and coupon-start, -plan, -currency, -yours, -uses, -amount */
  async execute({ code: typed, buyer, wanted }: HoldCoupon): Promise<HeldCoupon> {
    const code = typed.trim().toUpperCase();
    if (!COUPON_CODE.test(code)) throw unknownCoupon();
    const now = new Date();
    const coupon = await this.streams.ofCoupon(bySystem(`hold:${buyer.order}`, now), {
      type: 'Hold',
      code,
      ...buyer,
      ...wanted,
      now: now.toISOString(),
      until: new Date(now.getTime() + HELD_MS).toISOString(),
    });
    const hold = coupon.status === 'none' ? undefined : coupon.holds.find((one) => one.order === buyer.order);
    if (coupon.status === 'none' || !hold) throw unknownCoupon();
    const { discount, lasts } = coupon;
    const { order } = buyer;
    return { code, order, discount, lasts, off: offOf(discount, wanted.total), until: new Date(hold.until) };
  }
}

/** An order was paid with a coupon. */
export class UseCoupon extends Command<void> {
  constructor(
    readonly code: string,
    readonly buyer: { order: string; member: string },
    /** Whether it must be set aside for the order still: before the payment, not after it. */
    readonly isHeldOnly: boolean,
  ) {
    super();
  }
}

@CommandHandler(UseCoupon)
export class UseCouponHandler implements ICommandHandler<UseCoupon> {
  constructor(private readonly streams: PlanStreams) {}

  /** @throws DomainError coupon/unknown, coupon/expired where it is no longer set aside */
  async execute({ code, buyer, isHeldOnly }: UseCoupon): Promise<void> {
    const sender = bySystem(`used:${buyer.order}`, new Date());
    await this.streams.ofCoupon(sender, { type: 'Use', code, ...buyer, isHeldOnly });
  }
}

function bySystem(commandId: string, occurredAt: Date) {
  const metadata = { correlationId: randomUUID(), causationId: null, actor: null, occurredAt };
  return { commandId, metadata };
}
