import type { Role } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import { linkExpired, registeredAlready, unknownMember } from './member.errors.js';
import type { MemberEvent, Profile } from './member.events.js';
import { evolve, type MemberState, noMember, type Present } from './member.state.js';

export type MemberCommand =
  | ({
      type: 'Register';
      subject: string;
      slug: string;
      email: string;
      password_hash: string | null;
      verified: boolean;
      roles: Role[];
    } & Profile)
  | { type: 'VerifyEmail' }
  /** `change` is a random id that the link of the mail carries. */
  | { type: 'RequestEmailChange'; change: string; email: string }
  | { type: 'ConfirmEmail'; change: string }
  | ({ type: 'ChangeProfile' } & { [K in keyof Profile]?: Profile[K] | undefined })
  | { type: 'ChangePassword'; password_hash: string }
  | { type: 'ChangeRoles'; roles: Role[] }
  | { type: 'LinkSignIn'; provider: string; account: string }
  | { type: 'Erase' };

function decide(command: MemberCommand, state: MemberState): readonly MemberEvent[] {
  if (command.type === 'Register') {
    if (state.status !== 'none') throw registeredAlready();
    const { type: _, subject: member, ...data } = command;
    return [{ type: 'MemberRegistered', data: { member, ...data } }];
  }
  // Leaving twice is leaving.
  if (command.type === 'Erase' && state.status === 'gone') return [];
  if (state.status !== 'member') throw unknownMember();
  return decideFor(command, state);
}

function decideFor(
  command: Exclude<MemberCommand, { type: 'Register' }>,
  state: Present,
): readonly MemberEvent[] {
  const about = { member: state.subject };
  switch (command.type) {
    case 'VerifyEmail':
      return state.verified ? [] : [{ type: 'MemberEmailVerified', data: about }];
    case 'RequestEmailChange': {
      const { change, email } = command;
      return [{ type: 'MemberEmailChangeAsked', data: { ...about, change, email } }];
    }
    case 'ConfirmEmail':
      if (state.pending?.change !== command.change) throw linkExpired();
      return [{ type: 'MemberEmailChanged', data: { ...about, email: state.pending.email } }];
    case 'ChangeProfile':
      return changeProfile(command, state);
    case 'ChangePassword':
      return [{ type: 'MemberPasswordChanged', data: { ...about, password_hash: command.password_hash } }];
    case 'ChangeRoles': {
      const roles = [...new Set<Role>(['member', ...command.roles])].sort();
      return String(roles) === String([...state.roles].sort())
        ? []
        : [{ type: 'MemberRolesChanged', data: { ...about, roles } }];
    }
    case 'LinkSignIn': {
      const { provider, account } = command;
      return [{ type: 'MemberSignInLinked', data: { ...about, provider, account } }];
    }
    case 'Erase':
      return [{ type: 'MemberErased', data: about }];
    default:
      return command satisfies never;
  }
}

function changeProfile(
  command: Extract<MemberCommand, { type: 'ChangeProfile' }>,
  state: Present,
): readonly MemberEvent[] {
  const given = Object.entries(command).filter(([key, value]) => key !== 'type' && value !== undefined);
  const { first_name, last_name, job, country, company, locale, newsletter } = state;
  const profile: Profile = {
    first_name,
    last_name,
    job,
    country,
    company,
    locale,
    newsletter,
    ...Object.fromEntries(given),
  };
  const same = (Object.keys(profile) as (keyof Profile)[]).every((key) => profile[key] === state[key]);
  return same ? [] : [{ type: 'MemberProfileChanged', data: { member: state.subject, ...profile } }];
}

export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent> = {
  initialState: noMember,
  decide,
  evolve,
};
