import { Injectable } from '@nestjs/common';
import type { Member } from '../../../kernel/auth/member.js';
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
}
