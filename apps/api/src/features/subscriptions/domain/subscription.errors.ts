import { DomainError } from '@toile/platform';

export const unknownSubscription = () =>
  new DomainError('subscription/unknown', 'There is no such subscription.');
export const notYours = () =>
  new DomainError('subscription/forbidden', 'This subscription belongs to someone else.');
export const unknownDevice = () => new DomainError('device/unknown', 'There is no such device.');
export const unknownSeat = () => new DomainError('seat/unknown', 'There is no such seat.');
export const noSeatLeft = () =>
  new DomainError('seat/conflict', 'Every seat is taken. Buy more seats, or free one.');
export const seatTaken = () => new DomainError('seat-taken/conflict', 'This address has a seat already.');
