import { describe, expect, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { memberDecider } from './member.decider.js';
import type { MemberEvent } from './member.events.js';
import { evolve, noMember } from './member.state.js';

const { given } = specify(memberDecider);
const profile = {
  first_name: 'Ada',
  last_name: 'Byron',
  job: 'buyer',
  country: 'italy',
  company: null,
  locale: 'it',
  newsletter: false,
};
const data = {
  member: 's1',
  slug: 'm-1',
  email: 'ada@a.test',
  password_hash: '$argon2id$x',
  ...profile,
  verified: false,
  roles: ['member' as const],
};
const registered: MemberEvent = { type: 'MemberRegistered', data };
const { member: subject, ...rest } = data;
const register = { type: 'Register', subject, ...rest } as const;
const about = { member: 's1' };
const requested: MemberEvent = {
  type: 'MemberEmailChangeAsked',
  data: { ...about, change: 'c1', email: 'new@a.test' },
};

describe('a member', () => {
  it('registers once', () => {
    given()
      .when({ ...register, roles: ['member'] })
      .thenEvents(registered);
    given(registered)
      .when({ ...register, roles: ['member'] })
      .thenRefused('member/conflict');
  });

  it('verifies an address once', () => {
    given(registered).when({ type: 'VerifyEmail' }).thenEvents({ type: 'MemberEmailVerified', data: about });
    given(registered, { type: 'MemberEmailVerified', data: about })
      .when({ type: 'VerifyEmail' })
      .thenNothing();
  });

  it('changes the address only with the link that was sent last', () => {
    const changed: MemberEvent = { type: 'MemberEmailChanged', data: { ...about, email: 'new@a.test' } };
    given(registered, requested).when({ type: 'ConfirmEmail', change: 'c1' }).thenEvents(changed);
    given(registered, requested).when({ type: 'ConfirmEmail', change: 'c0' }).thenRefused('link/expired');
    given(registered, requested, changed)
      .when({ type: 'ConfirmEmail', change: 'c1' })
      .thenRefused('link/expired');
  });

  it('keeps what a change of profile leaves out, and says nothing when nothing changed', () => {
    given(registered)
      .when({ type: 'ChangeProfile', company: 'Vale', newsletter: true })
      .thenEvents({
        type: 'MemberProfileChanged',
        data: { ...about, ...profile, company: 'Vale', newsletter: true },
      });
    given(registered).when({ type: 'ChangeProfile', first_name: 'Ada' }).thenNothing();
  });

  it('stays a member whatever roles come and go', () => {
    given(registered)
      .when({ type: 'ChangeRoles', roles: ['editor'] })
      .thenEvents({ type: 'MemberRolesChanged', data: { ...about, roles: ['editor', 'member'] } });
    given(registered).when({ type: 'ChangeRoles', roles: [] }).thenNothing();
  });

  it('is gone for good', () => {
    const erased: MemberEvent = { type: 'MemberErased', data: about };
    given(registered).when({ type: 'Erase' }).thenEvents(erased);
    given(registered, erased).when({ type: 'Erase' }).thenNothing();
    given(registered, erased).when({ type: 'VerifyEmail' }).thenRefused('member/unknown');
    given(registered, erased)
      .when({ ...register, roles: ['member'] })
      .thenRefused('member/conflict');
    given().when({ type: 'VerifyEmail' }).thenRefused('member/unknown');
  });
});

it('reads as gone once the key is destroyed', () => {
  const sealed: MemberEvent = { type: 'MemberRegistered', data: { ...data, slug: null, email: null } };
  expect([sealed, requested].reduce(evolve, noMember())).toEqual({ status: 'gone' });
});
