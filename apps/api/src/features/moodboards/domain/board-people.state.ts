import type { BoardReaderRole, BoardRole } from '@toile/contracts';
import type { BoardPeopleEvent } from './board-people.events.js';

export interface BoardPerson {
  person: string;
  role: BoardRole;
  /** Hash of the address they were invited by. */
  key: string;
  /** When they joined: of what was before they are told what the board shows, and not how it came about. */
  since: string;
}

export interface BoardInvitation {
  id: string;
  tokenHash: string;
  key: string;
  role: BoardRole;
  until: string;
  declined: boolean;
}

export interface BoardPeople {
  people: readonly BoardPerson[];
  /** Those that wait, and those that were declined, which stay so that nobody is asked again. */
  invitations: readonly BoardInvitation[];
  /** Who wants no mail where they are mentioned. */
  quiet: readonly string[];
}

export const nobodyElse = (): BoardPeople => ({ people: [], invitations: [], quiet: [] });

/** Null for whoever has nothing to do with the board. */
export function roleOn(
  board: { owner: string; access: BoardPeople },
  subject: string,
): BoardReaderRole | null {
  if (board.owner === subject) return 'own';
  return board.access.people.find(({ person }) => person === subject)?.role ?? null;
}

/** After an event. Whoever was erased, whose key reads as null, is not on the board. */
export function evolvePeople(access: BoardPeople, event: BoardPeopleEvent): BoardPeople {
  const { people, invitations, quiet } = access;
  switch (event.type) {
    case 'MoodboardPersonInvited': {
      const { invitation: id, token_hash: tokenHash, key, role, until } = event.data;
      if (key === null) return access;
      const others = invitations.filter((one) => one.key !== key);
      return { ...access, invitations: [...others, { id, tokenHash, key, role, until, declined: false }] };
    }
    case 'MoodboardInvitationWithdrawn':
      return { ...access, invitations: without(invitations, event.data.invitation) };
    case 'MoodboardInvitationDeclined': {
      const { invitation } = event.data;
      const declined = invitations.map((one) => (one.id === invitation ? { ...one, declined: true } : one));
      return { ...access, invitations: declined };
    }
    case 'MoodboardInvitationAccepted': {
      const { owner: person, invitation, key, role, at: since } = event.data;
      const others = people.filter((one) => one.person !== person);
      return {
        ...access,
        people: key === null ? others : [...others, { person, role, key, since }],
        invitations: without(invitations, invitation),
      };
    }
    case 'MoodboardRoleChanged': {
      const { person, role } = event.data;
      return { ...access, people: people.map((one) => (one.person === person ? { ...one, role } : one)) };
    }
    case 'MoodboardPersonLeft':
      return { ...access, people: people.filter(({ person }) => person !== event.data.person) };
    case 'MoodboardMentionMailsChosen': {
      const { person, wanted } = event.data;
      const others = quiet.filter((one) => one !== person);
      return { ...access, quiet: wanted ? others : [...others, person] };
    }
    default:
      return event satisfies never;
  }
}

/** What is left once somebody is erased, the same as a fold of what can still be read. */
export const withoutPerson = (access: BoardPeople, subject: string): BoardPeople => ({
  ...access,
  people: access.people.filter(({ person }) => person !== subject),
});

const without = (invitations: readonly BoardInvitation[], id: string) =>
  invitations.filter((one) => one.id !== id);
