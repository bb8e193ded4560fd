import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { environmentOf } from '../scope/read-scope.js';
import { type DashboardScope, holds, type NeededScopes, SCOPES } from './scopes.js';

/** Which parts of _Master_ a member may see. */
@Injectable()
export class Entitlement {
  /** A dashboard subscription holds every part; without one there is the demo. */
  async scopesOf(member: Member): Promise<readonly DashboardScope[]> {
    return member.roles.some((role) => role === 'dashboard-subscriber' || role === 'operator') ? SCOPES : [];
  }

  /** The member as this part of the dashboard knows them: a subscriber of it, or not. */
  async seenBy(member: Member, needed: NeededScopes): Promise<Member> {
    const isEntitled = holds(await this.scopesOf(member), needed);
    const others = member.roles.filter((role) => role !== 'dashboard-subscriber');
    return { ...member, roles: isEntitled ? [...others, 'dashboard-subscriber'] : others };
  }

  /** What is kept goes on for as long as the subscription does. @throws DomainError dashboard/forbidden */
  async mustHold(member: Member | undefined, needed: NeededScopes): Promise<void> {
    if (member && environmentOf(await this.seenBy(member, needed)) === 'Master') return;
    throw new DomainError('dashboard/forbidden', 'There is no dashboard subscription any more.');
  }
}
