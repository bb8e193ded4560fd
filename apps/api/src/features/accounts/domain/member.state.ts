import type { Role } from '@toile/contracts';
import type { MemberEvent, Profile } from './member.events.js';

/** A member as their events tell it; `gone` when they left or their key was destroyed. */
export type MemberState =
  | { status: 'none' }
  | { status: 'gone' }
  | ({
      status: 'member';
      subject: string;
      slug: string;
      email: string;
      verified: boolean;
      /** Null for members who sign in with another provider only. */
      password_hash: string | null;
      roles: Role[];
      /** An address that waits for its confirmation. */
      pending: { change: string; email: string } | null;
      providers: string[];
    } & Profile);

export type Present = Extract<MemberState, { status: 'member' }>;

export const noMember = (): MemberState => ({ status: 'none' });
const GONE: MemberState = { status: 'gone' };

export function evolve(state: MemberState, event: MemberEvent): MemberState {
  if (event.type === 'MemberRegistered') {
    const { member, slug, email, ...rest } = event.data;
    if (slug === null || email === null) return GONE;
    return { status: 'member', subject: member, slug, email, ...rest, pending: null, providers: [] };
  }
  return state.status === 'member' ? evolveMember(state, event) : state;
}

function evolveMember(
  state: Present,
  event: Exclude<MemberEvent, { type: 'MemberRegistered' }>,
): MemberState {
  switch (event.type) {
    case 'MemberEmailVerified':
      return { ...state, verified: true };
    case 'MemberEmailChangeAsked': {
      const { change, email } = event.data;
      return email === null ? GONE : { ...state, pending: { change, email } };
    }
    case 'MemberEmailChanged': {
      const { email } = event.data;
      return email === null ? GONE : { ...state, email, verified: true, pending: null };
    }
    case 'MemberProfileChanged': {
      const { member: _, ...profile } = event.data;
      return { ...state, ...profile };
    }
    case 'MemberPasswordChanged':
      return { ...state, password_hash: event.data.password_hash };
    case 'MemberRolesChanged':
      return { ...state, roles: event.data.roles };
    case 'MemberSignInLinked':
      return { ...state, providers: [...new Set([...state.providers, event.data.provider])] };
    case 'MemberErased':
      return GONE;
    default:
      return event satisfies never;
  }
}
