import {
  memberEmailVerified,
  memberErased,
  memberProfileChanged,
  memberRegistered,
  memberRolesChanged,
} from '@toile/contracts';
import { type RecordedEvent, toLogRecord } from '@toile/event-store';
import type { MemberEvent } from '../domain/member.events.js';

/** Private events → public messages, which say that something happened to a random id, never who that is. */
export function publishMemberEvent(event: RecordedEvent<MemberEvent>) {
  const message = toMessage(event);
  return message ? [toLogRecord(event, message)] : [];
}

function toMessage(event: MemberEvent) {
  const { member } = event.data;
  switch (event.type) {
    case 'MemberRegistered':
      return memberRegistered.of({ member, roles: event.data.roles });
    case 'MemberRolesChanged':
      return memberRolesChanged.of({ member, roles: event.data.roles });
    case 'MemberEmailVerified':
    case 'MemberEmailChanged':
      return memberEmailVerified.of({ member });
    case 'MemberProfileChanged':
      return memberProfileChanged.of({ member });
    case 'MemberErased':
      return memberErased.of({ member });
    default:
      // Passwords, asked-for addresses and linked sign-ins are nobody else's business.
      return undefined;
  }
}
