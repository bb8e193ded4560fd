import { Injectable } from '@nestjs/common';
import type { Member } from '../../accounts/members/member.js';
import { type DashboardScope, SCOPES } from './scopes.js';

/** Which parts of _Master_ a member may see. */
@Injectable()
export class Entitlement {
  /** A dashboard subscription holds every part; without one there is the demo. */
  async scopesOf(member: Member): Promise<readonly DashboardScope[]> {
    return member.roles.some((role) => role === 'dashboard-subscriber' || role === 'operator') ? SCOPES : [];
  }
}
