import { MOODBOARD_ITEMS, MOODBOARD_RESTORE_DAYS, MOODBOARD_SECTIONS } from '@toile/contracts';
import { DomainError } from '@toile/platform';

export const unknownBoard = () => new DomainError('moodboard/unknown', 'There is no such moodboard.');
export const notYours = () =>
  new DomainError(
    'moodboard/forbidden',
    'Your role on this moodboard does not allow this. Ask its owner to change it.',
  );
export const existsAlready = () => new DomainError('moodboard/conflict', 'This moodboard exists already.');
export const full = () =>
  new DomainError(
    'moodboard-size/invalid',
    `A moodboard holds at most ${MOODBOARD_ITEMS} pictures and cards.`,
  );
export const notOnBoard = () =>
  new DomainError('moodboard-item/unknown', 'The moodboard does not hold this picture or card.');
export const noPermutation = () =>
  new DomainError(
    'moodboard-order/invalid',
    'The order must name every picture of the moodboard once, and every section or none.',
  );
export const tooManySections = () =>
  new DomainError('moodboard-sections/invalid', `A moodboard has at most ${MOODBOARD_SECTIONS} sections.`);
export const deletedTooLongAgo = () =>
  new DomainError('moodboard/expired', `A moodboard can be restored for ${MOODBOARD_RESTORE_DAYS} days.`);
export const unknownVersion = () =>
  new DomainError('moodboard-version/unknown', 'This moodboard was not there at that version.');
export const misplaced = () =>
  new DomainError('moodboard-placement/invalid', 'A card lies on the canvas, with numbers that are some.');
export const otherCard = () =>
  new DomainError('moodboard-card/conflict', 'A card of another kind has this id. Choose another one.');
