export { AccountsModule } from './accounts.module.js';
export { type ErasureStores, eraseMember, subjectOfAddress } from './erase/erase-member.js';
export { closeDemoAccounts, reopenDemoAccounts } from './members/demo-accounts.js';
export { MemberEntity } from './members/member.entity.js';
export { membersFeature } from './members/members.feature.js';
export { Members } from './members/members.js';
export { MEMBERS_TABLE, type MemberDocument } from './members/members.projection.js';
export { slugsOf } from './members/profile.dto.js';
export {
  DEMO_PASSWORD,
  demoReaders,
  demoSubject,
  seedDemoMembers,
  seedDemoReaders,
} from './members/seed-demo-members.js';
export { toMember } from './members/to-member.js';
export { Segments } from './queries/auth-status.js';
export { ACCOUNTS_ENTITIES, ACCOUNTS_MIGRATIONS } from './schema.js';
export { SessionStore } from './sessions/session-store.js';
export type { SocialSettings } from './social/providers.js';
