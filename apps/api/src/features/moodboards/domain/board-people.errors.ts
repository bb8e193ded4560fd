import { BOARD_INVITATION_DAYS, BOARD_PEOPLE } from '@toile/contracts';
import { DomainError } from '@toile/platform';

export const ownInvitation = () =>
  new DomainError('invitation/invalid', 'This is the address of the board’s owner.');
export const onBoardAlready = () =>
  new DomainError('invitation/conflict', 'This person is on the board already.');
export const declinedBefore = () =>
  new DomainError(
    'invitation-declined/conflict',
    'An invitation to this board was declined at this address, which gets no other one.',
  );
export const tooManyPeople = () =>
  new DomainError(
    'board-people/conflict',
    `A board has at most ${BOARD_PEOPLE} people beside its owner. Remove somebody or withdraw an invitation.`,
  );
export const unknownInvitation = () =>
  new DomainError('invitation/unknown', 'There is no such invitation, or it waits no more.');
/** The same for one that was used, withdrawn, declined or never was. */
export const invitationOver = () =>
  new DomainError(
    'invitation/expired',
    `This invitation is over: it was answered or withdrawn, or it is older than ${BOARD_INVITATION_DAYS} days. Ask for another one.`,
  );
export const otherAddress = () =>
  new DomainError(
    'invitation/forbidden',
    'This invitation is for another address. Sign in with the account of the address it was sent to.',
  );
export const notConfirmed = () =>
  new DomainError('invitation/forbidden', 'Confirm the address of your account first.');
export const unknownPerson = () =>
  new DomainError('board-person/unknown', 'There is no such person on this board.');
