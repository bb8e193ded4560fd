import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../../kernel/event-store/event-sourced-feature.js';
import { memberDecider } from '../domain/member.decider.js';
import type { MemberEvent } from '../domain/member.events.js';
import { membersReadModel } from './members.projection.js';
import { publishMemberEvent } from './publish-member-events.js';

const PROFILE = ['first_name', 'last_name', 'job', 'country', 'company', 'locale', 'newsletter'] as const;

/** Everything about a person is sealed with their key; a random subject id and their roles are all that is not. */
export const membersFeature: EventSourcedFeature = {
  category: defineCategory<MemberEvent>({
    name: 'member',
    personal: {
      MemberRegistered: { subject: 'member', fields: ['slug', 'email', 'password_hash', ...PROFILE] },
      MemberEmailChangeAsked: { subject: 'member', fields: ['email'] },
      MemberEmailChanged: { subject: 'member', fields: ['email'] },
      MemberProfileChanged: { subject: 'member', fields: PROFILE },
      MemberPasswordChanged: { subject: 'member', fields: ['password_hash'] },
      MemberSignInLinked: { subject: 'member', fields: ['account'] },
    },
    publish: publishMemberEvent,
  }),
  // Operators see what became of an account, never its password or the person.
  stateOf: (events) => {
    const state = fold(memberDecider, events as readonly MemberEvent[]);
    return state.status === 'member' ? { status: state.status, roles: state.roles } : state;
  },
  projections: [membersReadModel],
};
