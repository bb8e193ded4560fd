import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { type Currency, type PaywallPlan, PLANS } from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import { Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { LASTS, type Lasts } from '../domain/coupon.events.js';
import type { MadeCoupon } from '../domain/coupon.state.js';
import { CouponEntity } from '../read-models/coupon.entity.js';
import { coupons } from '../read-models/coupons.projection.js';

export class CouponsQueryDto {
  /** A part of the code. */
  @IfGiven()
  @IsText({ max: 30 })
  search?: string;
}

/** A coupon as operators see it. */
export class CouponDto {
  /** @example "FAIR-2027" */
  code: string;
  version: number;
  /**
   * Null where it takes off an amount.
   * @example 20
   */
  percent: number | null;
  /** In the smallest unit of `currency`. */
  amount: number | null;
  currency: Currency | null;
  @ApiProperty({ enum: LASTS })
  lasts: Lasts;
  @ApiProperty({ enum: PLANS, isArray: true })
  plans: PaywallPlan[];
  /** @example "2026-11-26T10:00:00.000Z" */
  from: string;
  until: string | null;
  /** @example 100 */
  most_uses: number;
  /** @example 12 */
  uses: number;
  /** Set aside for orders that are being paid. */
  held: number;
  state: 'coming' | 'good' | 'used-up' | 'over' | 'ended';
}

/** Coupons by their codes; 200 at most. */
export class CouponsDto {
  results: CouponDto[];
  /** @example 3 */
  total_count: number;
}

export class Coupons extends Query<CouponsDto> {
  constructor(readonly search: string) {
    super();
  }
}

const MOST = 200;

@QueryHandler(Coupons)
export class CouponsHandler implements IQueryHandler<Coupons> {
  constructor(
    @InjectRepository(CouponEntity) private readonly coupons: Repository<CouponEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  async execute({ search }: Coupons): Promise<CouponsDto> {
    await this.readModels.whenCurrent(coupons);
    const now = new Date().toISOString();
    const [found, total_count] = await this.coupons
      .createQueryBuilder('coupon')
      .where("strpos(coupon.doc->>'code', :search) > 0", { search: search.toUpperCase() })
      .orderBy('coupon.key')
      .take(MOST)
      .getManyAndCount();
    return { results: found.map(({ doc }) => toCoupon(doc, now)), total_count };
  }
}

function toCoupon(coupon: MadeCoupon, now: string): CouponDto {
  const { code, version, discount, lasts, plans, from, until, mostUses, uses, holds } = coupon;
  return {
    code,
    version,
    percent: 'percent' in discount ? discount.percent : null,
    amount: 'amount' in discount ? discount.amount : null,
    currency: 'currency' in discount ? discount.currency : null,
    lasts,
    plans: [...plans],
    from,
    until,
    most_uses: mostUses,
    uses: uses.length,
    held: holds.filter((one) => one.until > now).length,
    state: stateOf(coupon, now),
  };
}

function stateOf({ status, from, until, uses, mostUses }: MadeCoupon, now: string): CouponDto['state'] {
  if (status === 'ended') return 'ended';
  if (until !== null && until <= now) return 'over';
  if (from > now) return 'coming';
  return uses.length >= mostUses ? 'used-up' : 'good';
}
