import { unknownRating } from './domain/rating.errors.js';

/** Ids are digits only; anything else names no rating. @throws DomainError rating/unknown */
export function ratingId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw unknownRating();
  return Number(text);
}
