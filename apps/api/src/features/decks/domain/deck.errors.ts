import { DECK_LIMITS } from '@toile/contracts';
import { DomainError } from '@toile/platform';

/** The same for a deck there is none of and for one that is not shared with who asks. */
export const unknownDeck = () => new DomainError('deck/unknown', 'There is no such deck.');
export const unknownSlide = (id: string) =>
  new DomainError('slide/unknown', `There is no slide "${id}" in this deck.`);
export const readOnly = () =>
  new DomainError(
    'deck/forbidden',
    'This deck is shared with you to be read. Ask its owner to let you edit it.',
  );
export const notOwner = () => new DomainError('deck/forbidden', 'Only the owner of a deck deletes it.');
export const otherBoard = () =>
  new DomainError('deck/forbidden', 'A board on a slide is one of the deck’s owner: only they put it there.');
export const tooManySlides = () =>
  new DomainError('deck/conflict', `A deck holds ${DECK_LIMITS.slides} slides. Remove one first.`);
export const tooManyDecks = () =>
  new DomainError('deck/conflict', `You can keep ${DECK_LIMITS.decks} decks. Delete one first.`);
export const otherSlides = () =>
  new DomainError('deck/conflict', 'The deck has other slides than these by now. Load it again.');
