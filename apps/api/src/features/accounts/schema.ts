import type { EntityClass, MigrationClass } from '@toile/database';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { KnownDeviceEntity } from './devices/known-device.entity.js';
import { MailedLinkEntity } from './links/mailed-link.entity.js';
import { AddressEntity, MemberEntity } from './members/member.entity.js';
import { MembersAndSessions1790005001000 } from './migrations/1790005001000-members-and-sessions.js';
import { SessionFacts1790005002000 } from './migrations/1790005002000-session-facts.js';
import { MembersAsEvents1790005003000 } from './migrations/1790005003000-members-as-events.js';
import { KnownDevices1790005004000 } from './migrations/1790005004000-known-devices.js';
import { RateLimits1790005005000 } from './migrations/1790005005000-rate-limits.js';
import { AuditChain1790005006000 } from './migrations/1790005006000-audit-chain.js';
import { SessionEntity } from './sessions/session.entity.js';
import { IdentityEntity } from './social/identities.js';

export const ACCOUNTS_ENTITIES: EntityClass[] = [
  MemberEntity,
  AddressEntity,
  SessionEntity,
  KnownDeviceEntity,
  MailedLinkEntity,
  IdentityEntity,
  AuditEntryEntity,
];

/** A step that has been released is never edited. */
export const ACCOUNTS_MIGRATIONS: readonly MigrationClass[] = [
  MembersAndSessions1790005001000,
  SessionFacts1790005002000,
  MembersAsEvents1790005003000,
  KnownDevices1790005004000,
  RateLimits1790005005000,
  AuditChain1790005006000,
];
