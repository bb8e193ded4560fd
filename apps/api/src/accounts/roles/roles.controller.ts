import { Body, Controller, Param, Put } from '@nestjs/common';
import { ROLES, type Role } from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { storableText } from '../../http/storable-text.js';
import { AuditLog } from '../audit/audit-log.js';
import { unknownMember } from '../members/domain/member.errors.js';
import type { Member } from '../members/member.js';
import { Members } from '../members/members.js';
import { SessionStore } from '../sessions/session-store.js';
import { Allow } from './allow.decorator.js';
import { Viewer } from './viewer.decorator.js';

export const rolesSchema = z.object({ roles: z.array(z.enum(ROLES)).max(ROLES.length) });

@Controller('api/user')
@Allow('roles:write')
export class RolesController {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
  ) {}

  /** All roles of a member; everybody stays a member. */
  @Put(':slug/roles')
  async change(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Body() body: unknown,
  ): Promise<{ slug: string; roles: Role[] }> {
    const { roles } = validate(rolesSchema, body);
    const known = storableText(200).safeParse(slug).success;
    const before = known ? await this.members.document('slug', slug) : undefined;
    if (!before) throw unknownMember();
    const { subject } = before;
    await this.members.decide(subject, { type: 'ChangeRoles', roles }, { actor: viewer.subject });
    const after = await this.members.mustFind(subject);
    const detail = { from: before.roles, to: after.roles };
    await this.audit.note('roles-changed', { actor: viewer.subject, subject, detail });
    this.sessions.forgetRemembered();
    return { slug, roles: [...after.roles] };
  }
}
