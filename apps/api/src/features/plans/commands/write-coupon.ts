import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency, type PaywallPlan, PLANS } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { type Discount, LASTS, type Lasts } from '../domain/coupon.events.js';
import { PlanStreams } from '../plan-streams.js';

export const COUPON_CODE = /^[A-Z0-9][A-Z0-9-]{3,29}$/;

/** For which plans, until when and how often. */
export class CouponLimitsDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(PLANS, { each: true })
  @ApiProperty({ enum: PLANS, isArray: true, minItems: 1 })
  plans: PaywallPlan[];

  /** Null for no end. */
  @IsOptional()
  @IsTime()
  until: string | null;

  /**
   * Once a member, and so often by all.
   * @example 100
   */
  @IsInt()
  @Min(1)
  @Max(5_000)
  most_uses: number;

  /**
   * Why; it stays for good, so it names nobody.
   * @example "For visitors of the fair"
   */
  @IsText({ min: 5, max: 300 })
  reason: string;
}

export class MakeCouponDto extends CouponLimitsDto {
  /** @example "FAIR-2027" */
  @Matches(COUPON_CODE, { message: 'has 4 to 30 capital letters, digits and hyphens' })
  code: string;

  /**
   * Takes off a part; or else `amount`.
   * @example 20
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  percent?: number | null;

  /**
   * Takes off so much of `currency`, in its smallest unit.
   * @example 1000
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10_000_000)
  amount?: number | null;

  /** With `amount`. */
  @IsOptional()
  @IsIn(CURRENCIES)
  currency?: Currency | null;

  /** For the first payment, or for every one. */
  @IsIn(LASTS)
  lasts: Lasts;

  /** Null for at once. */
  @IsOptional()
  @IsTime()
  from: string | null;
}

export class ChangeCouponDto extends CouponLimitsDto {
  /** @example 1 */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;
}

export type CouponWriting =
  | ({ does: 'make' } & MakeCouponDto)
  | ({ does: 'change'; code: string } & ChangeCouponDto)
  | { does: 'end' | 'resume'; code: string; version: number; reason: string };

/** An operator makes a coupon, or changes one. */
export class WriteCoupon extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly wanted: CouponWriting,
  ) {
    super();
  }
}

@CommandHandler(WriteCoupon)
export class WriteCouponHandler implements ICommandHandler<WriteCoupon> {
  constructor(private readonly streams: PlanStreams) {}

  /** @throws DomainError coupon/unknown, coupon-code/conflict, coupon-version/conflict, coupon-until/invalid, coupon-discount/invalid, coupon-most/invalid */
  async execute({ caller, wanted }: WriteCoupon): Promise<void> {
    const { code, reason } = wanted;
    const now = caller.metadata.occurredAt.toISOString();
    await this.streams.noted(caller.subject, 'coupon-changed', plain({ ...wanted }), async () => {
      switch (wanted.does) {
        case 'make': {
          const discount = discountOf(wanted);
          const { lasts } = wanted;
          const from = timeOf(wanted.from);
          const made = { code, reason, discount, lasts, from, now, ...limitsOf(wanted) };
          await this.streams.ofCoupon(caller, { type: 'Make', ...made });
          return;
        }
        case 'change': {
          const { version } = wanted;
          const change = { code, reason, version, now, ...limitsOf(wanted) };
          await this.streams.ofCoupon(caller, { type: 'Change', ...change });
          return;
        }
        default: {
          const { version, does } = wanted;
          const type = does === 'end' ? 'End' : 'Resume';
          await this.streams.ofCoupon(caller, { type, code, reason, version });
        }
      }
    });
  }
}

const timeOf = (text: string | null) => (text ? new Date(text).toISOString() : null);

const limitsOf = ({ plans, until, most_uses }: CouponLimitsDto) => ({
  plans: [...plans],
  until: timeOf(until),
  mostUses: most_uses,
});

function discountOf({ percent, amount, currency }: MakeCouponDto): Discount {
  if (percent && !amount && !currency) return { percent };
  if (!percent && amount && currency) return { amount, currency };
  throw new DomainError(
    'coupon-discount/invalid',
    'Name what the coupon takes off: a percentage, or an amount with its currency.',
  );
}
