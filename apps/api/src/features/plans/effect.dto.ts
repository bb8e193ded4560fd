import { ApiProperty } from '@nestjs/swagger';
import type { Currency, Interval } from '@toile/contracts';

/** What becomes of members who pay the same. */
const OUTCOMES = ['renewal', 'keeps', 'promised', 'ends', 'same', 'untold'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Members who pay the same for a plan, and what a change makes of that. */
export class EffectRowDto {
  /** Null where the provider has not told what they pay. */
  currency: Currency | null;
  interval: Interval | null;
  /**
   * What they pay for a seat now, in the smallest unit.
   * @example 4900
   */
  pays: number | null;
  /**
   * What they will pay.
   * @example 5500
   */
  will_pay: number | null;
  /**
   * `renewal`: the new price is theirs from their first renewal after it began. `keeps`: theirs stays for good. `promised`: that was
   * said before. `ends`: they have stopped their plan. `same`: nothing changes. `untold`: nobody knows what they pay, so nothing is
   * changed.
   */
  @ApiProperty({ enum: OUTCOMES })
  outcome: Outcome;
  /** @example 12 */
  members: number;
  /** @example 14 */
  seats: number;
  /** When the first of them is renewed or ends; ISO. */
  next_end: string;
}

/** What a change of prices would do to those who pay already. */
export class EffectDto {
  /**
   * Whose price would become another one.
   * @example 12
   */
  affected: number;
  /**
   * All who pay for the plan.
   * @example 40
   */
  members: number;
  rows: EffectRowDto[];
}
