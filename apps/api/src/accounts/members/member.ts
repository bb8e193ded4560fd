import type { Role, SignedInUser } from '@toile/contracts';

/** A member as the api knows them; `subject` is the random id that stands for them in events. */
export interface Member {
  subject: string;
  slug: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: string;
  roles: readonly Role[];
}

/** The columns of `account_member` a member is made of. */
export const MEMBER_COLUMNS = 'm.subject, m.slug, m.email, m.first_name, m.last_name, m.locale, m.roles';

export interface MemberRow {
  subject: string;
  slug: string;
  email: string;
  first_name: string;
  last_name: string;
  locale: string;
  roles: Role[];
}

export function toMember(row: MemberRow): Member {
  const { subject, slug, email, locale, roles } = row;
  return { subject, slug, email, locale, roles, firstName: row.first_name, lastName: row.last_name };
}

export function toSignedInUser(member: Member): SignedInUser {
  const { slug, email, locale, roles } = member;
  return { slug, email, locale, roles: [...roles], first_name: member.firstName, last_name: member.lastName };
}
