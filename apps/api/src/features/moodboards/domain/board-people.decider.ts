import { BOARD_INVITATION_DAYS, BOARD_PEOPLE, type BoardRole } from '@toile/contracts';
import {
  declinedBefore,
  invitationOver,
  notConfirmed,
  onBoardAlready,
  otherAddress,
  ownInvitation,
  tooManyPeople,
  unknownInvitation,
  unknownPerson,
} from './board-people.errors.js';
import type { BoardPeopleEvent } from './board-people.events.js';
import { type BoardInvitation, type BoardPeople, roleOn } from './board-people.state.js';

/** `key` is the hash of an address, `tokenHash` that of the token in a mailed link; neither can be read back. */
export type BoardPeopleCommand =
  | {
      type: 'Invite';
      by: string;
      invitation: string;
      tokenHash: string;
      key: string;
      /** Of the owner's own address. */
      ownKey: string;
      role: BoardRole;
      at: Date;
    }
  | { type: 'WithdrawInvitation'; by: string; invitation: string }
  | { type: 'ChangeRole'; by: string; person: string; role: BoardRole }
  /** The owner takes somebody off, or somebody leaves. */
  | { type: 'RemovePerson'; by: string; person: string }
  | { type: 'ChooseMentionMails'; by: string; wanted: boolean }
  /** `key` is that of the confirmed address of who asks; null where it is not confirmed. */
  | { type: 'AcceptInvitation'; by: string; tokenHash: string; key: string | null; at: Date }
  /** By whoever has the link, with an account or without. */
  | { type: 'DeclineInvitation'; by: null; tokenHash: string; reported: boolean; at: Date };

type Command<T extends BoardPeopleCommand['type']> = Extract<BoardPeopleCommand, { type: T }>;
type Events = readonly BoardPeopleEvent[];
interface Board {
  owner: string;
  access: BoardPeople;
}

const DAY_MS = 86_400_000;

/** What becomes of the people of a board that is there; who may ask was looked at before (`board-permissions.ts`). */
export function decidePeople(command: BoardPeopleCommand, board: Board): Events {
  switch (command.type) {
    case 'Invite':
      return invite(command, board);
    case 'WithdrawInvitation':
      return withdraw(command, board);
    case 'ChangeRole':
      return changeRole(command, board);
    case 'RemovePerson':
      return removePerson(command, board);
    case 'ChooseMentionMails':
      return chooseMails(command, board);
    case 'AcceptInvitation':
      return accept(command, board);
    case 'DeclineInvitation':
      return decline(command, board);
    default:
      return command satisfies never;
  }
}

/** Somebody who was invited and has not answered is invited anew; the link before stops working. */
function invite(command: Command<'Invite'>, { access }: Board): Events {
  const { by, invitation, tokenHash, key, ownKey, role, at } = command;
  if (key === ownKey) throw ownInvitation();
  if (access.people.some((one) => one.key === key)) throw onBoardAlready();
  if (access.invitations.some((one) => one.declined && one.key === key)) throw declinedBefore();
  const waiting = access.invitations.filter((one) => one.key !== key && isWaiting(one, at));
  if (access.people.length + waiting.length >= BOARD_PEOPLE) throw tooManyPeople();
  const until = new Date(at.getTime() + BOARD_INVITATION_DAYS * DAY_MS).toISOString();
  const data = { owner: by, invitation, token_hash: tokenHash, key, role, until };
  return [{ type: 'MoodboardPersonInvited', data }];
}

/** One that was declined stays, so that it is not forgotten that it was. */
function withdraw({ invitation }: Command<'WithdrawInvitation'>, { access }: Board): Events {
  const found = access.invitations.find(({ id }) => id === invitation);
  if (!found || found.declined) throw unknownInvitation();
  return [{ type: 'MoodboardInvitationWithdrawn', data: { invitation } }];
}

function changeRole({ person, role }: Command<'ChangeRole'>, { access }: Board): Events {
  const found = access.people.find((one) => one.person === person);
  if (!found) throw unknownPerson();
  return found.role === role ? [] : [{ type: 'MoodboardRoleChanged', data: { person, role } }];
}

function removePerson({ person }: Command<'RemovePerson'>, { access }: Board): Events {
  if (!access.people.some((one) => one.person === person)) throw unknownPerson();
  return [{ type: 'MoodboardPersonLeft', data: { person } }];
}

function chooseMails({ by: person, wanted }: Command<'ChooseMentionMails'>, { access }: Board): Events {
  return access.quiet.includes(person) === !wanted
    ? []
    : [{ type: 'MoodboardMentionMailsChosen', data: { person, wanted } }];
}

/** The link alone is not enough: it must be the account of the address it was mailed to. */
function accept({ by, tokenHash, key, at }: Command<'AcceptInvitation'>, board: Board): Events {
  const { id: invitation, key: invited, role } = waitingFor(board, tokenHash, at);
  if (roleOn(board, by) === 'own') throw onBoardAlready();
  if (key === null) throw notConfirmed();
  if (key !== invited) throw otherAddress();
  const data = { owner: by, invitation, key, role, at: at.toISOString() };
  return [{ type: 'MoodboardInvitationAccepted', data }];
}

function decline({ tokenHash, reported, at }: Command<'DeclineInvitation'>, board: Board): Events {
  const { id: invitation } = waitingFor(board, tokenHash, at);
  return [{ type: 'MoodboardInvitationDeclined', data: { invitation, reported } }];
}

/** The invitation a link leads to. @throws DomainError invitation/expired */
export function waitingFor({ access }: Board, tokenHash: string, at: Date): BoardInvitation {
  const found = access.invitations.find((one) => one.tokenHash === tokenHash);
  if (!found || !isWaiting(found, at)) throw invitationOver();
  return found;
}

export const isWaiting = ({ declined, until }: BoardInvitation, at: Date) =>
  !declined && at.toISOString() < until;
