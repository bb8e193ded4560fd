import type { RatingEvent } from './rating.events.js';

/** A member rates a collection once at a time; a withdrawn rating can be given anew, under another id. */
export type Rating =
  | { status: 'none' }
  | {
      status: 'given';
      id: number;
      member: string;
      collection: string;
      rating: number;
      comment: string | null;
    };

export const noRating = (): Rating => ({ status: 'none' });

/** What a rating has become; also the fold of its read model. */
export function evolve(_state: Rating, event: RatingEvent): Rating {
  if (event.type === 'CollectionRatingWithdrawn') return noRating();
  return { status: 'given', ...event.data };
}
