import type { BoardRole } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/**
 * Who is on a board beside its owner. No address stands here: `key` is its keyed hash, sealed with the key of `owner` as words
 * are, and null once they are erased.
 */
export type BoardPeopleEvent =
  | DomainEvent<
      'MoodboardPersonInvited',
      {
        owner: string;
        invitation: string;
        token_hash: string;
        key: string | null;
        role: BoardRole;
        /** Until when it can be accepted. */
        until: string;
      }
    >
  | DomainEvent<'MoodboardInvitationWithdrawn', { invitation: string }>
  /** By whoever has the link. The address gets no further invitation to this board. */
  | DomainEvent<'MoodboardInvitationDeclined', { invitation: string; reported: boolean }>
  /** `owner` is who joined. */
  | DomainEvent<
      'MoodboardInvitationAccepted',
      { owner: string; invitation: string; key: string | null; role: BoardRole; at: string }
    >
  | DomainEvent<'MoodboardRoleChanged', { person: string; role: BoardRole }>
  /** Of their own accord, or because the owner took them off. */
  | DomainEvent<'MoodboardPersonLeft', { person: string }>
  /** Whether somebody gets mails where they are mentioned on this board. */
  | DomainEvent<'MoodboardMentionMailsChosen', { person: string; wanted: boolean }>;
