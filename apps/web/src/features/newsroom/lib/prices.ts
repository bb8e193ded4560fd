import { CURRENCIES, type Currency, INTERVALS, type Interval, type PlanPrices } from '@toile/contracts';
import { fromLocal } from './zoned';

export interface EnteredPrice {
  currency: Currency;
  interval: Interval;
  amount: number;
}

/** In whole units, as it is typed: 49 or 49.50. */
export const toUnits = (amount: number): string => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);

/** In the smallest unit; null for what is no amount of money. */
export function toSmallest(typed: string): number | null {
  if (!/^\d{1,6}(?:[.,]\d{1,2})?$/.test(typed.trim())) return null;
  return Math.round(Number(typed.trim().replace(',', '.')) * 100);
}

export const fieldOf = (currency: Currency, interval: Interval) => `${currency}-${interval}`;

/** The prices of a form that are other than they were; those that cannot be read are left out. */
export function changedPrices(form: FormData, before: PlanPrices): EnteredPrice[] {
  return CURRENCIES.flatMap((currency) =>
    INTERVALS.flatMap((interval) => {
      const amount = toSmallest(String(form.get(fieldOf(currency, interval)) ?? ''));
      const isOther = amount !== null && amount !== before[currency][interval];
      return isOther ? [{ currency, interval, amount }] : [];
    }),
  );
}

/** What a field for a moment in UTC holds; null for nothing. */
export const momentOf = (value: FormDataEntryValue | null): string | null =>
  value ? fromLocal(String(value), 'UTC') : null;

/** An amount in its currency, in the reader's language; cents where there are some. */
export const money = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
