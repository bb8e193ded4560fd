import type { Role } from '@toile/contracts';
import type { MemberDocument } from './members.projection.js';

/** A member as the api knows them; `subject` is the random id that stands for them in events. */
export interface Member {
  subject: string;
  slug: string;
  email: string;
  verified: boolean;
  firstName: string;
  lastName: string;
  job: string | null;
  country: string | null;
  company: string | null;
  newsletter: boolean;
  locale: string;
  roles: readonly Role[];
  /** The device their plan for one seat is used on; null where any device may. Known of who asks, not of others. */
  onlyDevice: string | null;
}

/** @param doc as the read model has it, or with what plans add to it (`with_plan_roles` in PostgreSQL) */
export function toMember(doc: MemberDocument & { only_device?: string | null }): Member {
  const { subject, slug, email, verified, job, country, company, roles } = doc;
  return {
    onlyDevice: doc.only_device ?? null,
    ...{ subject, slug, email, verified, job, country, company, roles },
    firstName: doc.first_name ?? '',
    lastName: doc.last_name ?? '',
    newsletter: doc.newsletter ?? false,
    locale: doc.locale ?? 'en',
  };
}
