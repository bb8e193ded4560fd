import { DomainError } from '@toile/platform';

export const MOST_FOLLOWS = 50;

/** The last part of a code says what kind of refusal it is; `libs/platform` maps it to HTTP. */
export const notFollowed = () => new DomainError('follow/unknown', 'You do not follow that.');
export const tooManyFollows = () =>
  new DomainError('follows-size/invalid', `You can follow ${MOST_FOLLOWS} things; unfollow one first.`);
