import type { Currency, Interval } from '@toile/contracts';

/** For one seat, in the currency's smallest unit. */
export class PriceDto {
  /** @example 4900 */
  month: number;
  /** @example 49000 */
  year: number;
}

/** By currency. */
export class PricesDto {
  eur: PriceDto;
  usd: PriceDto;
  gbp: PriceDto;
  cny: PriceDto;
}

/** A price of a change. */
export class ChangedPriceDto {
  currency: Currency;
  interval: Interval;
  /** @example 5500 */
  amount: number;
}
