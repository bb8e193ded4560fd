import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ROLES, type Role } from '@toile/contracts';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { AuditLog } from '../audit/audit-log.js';
import { ownOperatorRole, unknownMember } from '../domain/member.errors.js';
import { Members } from '../members/members.js';
import { SessionStore } from '../sessions/session-store.js';

/** All roles of a member; everybody stays a member. */
export class RolesDto {
  /** @example ["brand"] */
  @IsArray()
  @ArrayMaxSize(ROLES.length)
  @IsIn(ROLES, { each: true })
  roles: Role[];

  /**
   * Why; it stands in the audit log for good, so it names nobody.
   * @example "Writes for the journal from Monday on"
   */
  @IsOptional()
  @IsText({ min: 5, max: 300 })
  reason?: string;
}

/** What a member may do. */
export class RolesOfMemberDto {
  /** @example "m-0f1e2d3c4b5a6978" */
  slug: string;
  /** @example ["brand", "member"] */
  roles: Role[];
}

/** An operator says what a member may do. */
export class ChangeRoles extends Command<Role[]> {
  constructor(
    readonly slug: string,
    readonly roles: Role[],
    /** The subject of the operator. */
    readonly actor: string,
    readonly reason?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeRoles)
export class ChangeRolesHandler implements ICommandHandler<ChangeRoles> {
  constructor(
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError member/unknown, roles/conflict */
  async execute({ slug, roles, actor, reason }: ChangeRoles) {
    const before = slug.includes('\0') ? undefined : await this.members.document('slug', slug);
    if (!before) throw unknownMember();
    const { subject } = before;
    // The last operator could otherwise leave nobody who gives the role again.
    if (subject === actor && !roles.includes('operator')) throw ownOperatorRole();
    await this.members.decide(subject, { type: 'ChangeRoles', roles }, { actor });
    const after = await this.members.mustFind(subject);
    const detail = { from: before.roles, to: after.roles, ...(reason && { reason }) };
    await this.audit.note('roles-changed', { actor, subject, detail });
    this.sessions.clearCache();
    return [...after.roles];
  }
}
