import type { Member } from '../../../kernel/auth/member.js';
import type { MemberDocument } from './members.projection.js';

/** @param doc as the read model has it, or with what plans add to it (`with_plan_roles` in PostgreSQL) */
export function toMember(doc: MemberDocument & { only_device?: string | null }): Member {
  const { subject, slug, email, verified, job, country, company, roles } = doc;
  return {
    onlyDevice: doc.only_device ?? null,
    subject,
    slug,
    email,
    verified,
    job,
    country,
    company,
    roles,
    firstName: doc.first_name ?? '',
    lastName: doc.last_name ?? '',
    newsletter: doc.newsletter ?? false,
    locale: doc.locale ?? 'en',
  };
}
