import type { Role, SignedInUser } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';

/** The person who is signed in, as they see themselves. */
export class SignedInUserDto implements SignedInUser {
  /** @example "m-0f1e2d3c4b5a6978" */
  slug: string;
  /** @example "ada@example.com" */
  email: string;
  /** @example "Ada" */
  first_name: string;
  /** @example "Vale" */
  last_name: string;
  /** Whether they have opened the link in our mail to this address. */
  email_verified: boolean;
  /** @example "designer" */
  job: string | null;
  /** @example "france" */
  country: string | null;
  /** @example "Vale" */
  company: string | null;
  newsletter: boolean;
  /** @example "en" */
  locale: string;
  /** @example ["member"] */
  roles: Role[];
}

export function toSignedInUser(member: Member): SignedInUserDto {
  const { slug, email, locale, roles, job, country, company, newsletter } = member;
  return {
    slug,
    email,
    first_name: member.firstName,
    last_name: member.lastName,
    email_verified: member.verified,
    job,
    country,
    company,
    newsletter,
    locale,
    roles: [...roles],
  };
}
