import { DomainError } from '@toile/platform';

export const unknownPlan = () => new DomainError('plan/unknown', 'There is no such plan.');
export const stalePlan = (version: number) =>
  new DomainError(
    'plan/conflict',
    'Somebody has changed this plan meanwhile. Look at it, and say again what you want.',
    { version },
  );
export const otherEffect = (affected: number) =>
  new DomainError(
    'plan-effect/conflict',
    `Meanwhile this would change what ${affected} members pay. Look at the numbers again.`,
    { affected },
  );
export const pastStart = () =>
  new DomainError('plan-start/invalid', 'A price begins now or later, within two years.');
export const samePrice = () => new DomainError('plan-prices/invalid', 'These are the prices already.');
export const twicePriced = () =>
  new DomainError('plan-prices/invalid', 'Give one price for a currency and an interval.');
export const takenMoment = () =>
  new DomainError('plan-prices/conflict', 'Another price begins at that moment. Take it back first.');
export const unknownChange = () =>
  new DomainError('price-change/unknown', 'There is no such change of prices.');
export const begunAlready = () =>
  new DomainError('price-change/conflict', 'This price has begun: set another one instead.');
export const changedAlready = () =>
  new DomainError('price-change/conflict', 'This change was taken back already.');

export const unknownCoupon = () => new DomainError('coupon/unknown', 'There is no coupon with this code.');
export const knownCoupon = () => new DomainError('coupon-code/conflict', 'This code was given out before.');
export const staleCoupon = (version: number) =>
  new DomainError(
    'coupon-version/conflict',
    'Somebody has changed this coupon meanwhile. Look at it, and say again what you want.',
    { version },
  );
export const endedCoupon = () => new DomainError('coupon/expired', 'This coupon has ended.');
export const earlyCoupon = () => new DomainError('coupon-start/conflict', 'This coupon is not valid yet.');
export const otherPlan = () => new DomainError('coupon-plan/invalid', 'This coupon is for another plan.');
export const otherCurrency = (currency: string) =>
  new DomainError('coupon-currency/invalid', `This coupon is for prices in ${currency.toUpperCase()}.`);
export const usedUp = () => new DomainError('coupon-uses/conflict', 'This coupon is used up.');
export const usedByYou = () => new DomainError('coupon-yours/conflict', 'You have used this coupon before.');
export const tooMuchOff = () =>
  new DomainError('coupon-amount/invalid', 'This coupon takes off more than this plan costs.');
export const badPeriod = () =>
  new DomainError('coupon-until/invalid', 'A coupon ends after it begins, and after now.');
export const fewerUses = (uses: number) =>
  new DomainError('coupon-most/invalid', `This coupon was used ${uses} times already.`);
export const noChange = () => new DomainError('coupon-state/conflict', 'It is so already.');
