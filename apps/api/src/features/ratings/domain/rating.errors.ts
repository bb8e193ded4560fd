import { DomainError } from '@toile/platform';

export const ratedAlready = () =>
  new DomainError('rating/conflict', 'You have rated this collection already.');
export const unknownRating = () => new DomainError('rating/unknown', 'There is no such rating.');
export const notYours = () => new DomainError('rating/forbidden', 'This rating belongs to someone else.');
