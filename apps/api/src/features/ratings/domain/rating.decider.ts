import type { Decider } from '@toile/event-store';
import { notYours, ratedAlready, unknownRating } from './rating.errors.js';
import type { RatingEvent } from './rating.events.js';
import { evolve, noRating, type Rating } from './rating.state.js';

/** `by` is the subject of the member who asks; `id` is a new number, drawn before. */
export type RatingCommand =
  | { type: 'Rate'; by: string; id: number; collection: string; rating: number; comment: string | null }
  | {
      type: 'Change';
      by: string;
      id: number;
      rating?: number | undefined;
      comment?: string | null | undefined;
    }
  | { type: 'Withdraw'; by: string; id: number };

type Given = Extract<Rating, { status: 'given' }>;

function decide(command: RatingCommand, state: Rating): readonly RatingEvent[] {
  switch (command.type) {
    case 'Rate': {
      if (state.status === 'given') throw ratedAlready();
      const { by, id, collection, rating, comment } = command;
      return [{ type: 'CollectionRated', data: { id, member: by, collection, rating, comment } }];
    }
    case 'Change':
      return change(command, given(state, command));
    case 'Withdraw': {
      const { id, collection } = given(state, command);
      return [{ type: 'CollectionRatingWithdrawn', data: { id, collection } }];
    }
    default:
      return command satisfies never;
  }
}

export const ratingDecider: Decider<Rating, RatingCommand, RatingEvent> = {
  initialState: noRating,
  decide,
  evolve,
};

/** The rating that is meant, for its owner only. */
function given(state: Rating, { by, id }: { by: string; id: number }): Given {
  if (state.status === 'none' || state.id !== id) throw unknownRating();
  if (state.member !== by) throw notYours();
  return state;
}

function change(command: Extract<RatingCommand, { type: 'Change' }>, now: Given): readonly RatingEvent[] {
  const { id, member, collection } = now;
  const rating = command.rating ?? now.rating;
  const comment = command.comment === undefined ? now.comment : command.comment;
  if (rating === now.rating && comment === now.comment) return [];
  return [{ type: 'CollectionRatingChanged', data: { id, member, collection, rating, comment } }];
}
