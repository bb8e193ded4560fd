import { DomainError } from '@toile/platform';

export const registeredAlready = () =>
  new DomainError('member/conflict', 'There is an account with this address already.');
export const unknownMember = () => new DomainError('member/unknown', 'There is no such member.');
export const ownOperatorRole = () =>
  new DomainError(
    'roles/conflict',
    'Nobody stops being an operator by their own hand: another operator does it.',
  );
export const notYou = () => new DomainError('member/forbidden', 'This account is not yours.');
export const linkExpired = () =>
  new DomainError('link/expired', 'This link no longer works. Ask for a new one.');
export const wrongPassword = () =>
  new DomainError('password/forbidden', 'This is not the password of your account.');
