import type { Role } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** What a member says of themselves. Sealed with their key in the store, and null once the key is destroyed. */
export interface Profile {
  first_name: string | null;
  last_name: string | null;
  job: string | null;
  country: string | null;
  company: string | null;
  locale: string | null;
  newsletter: boolean | null;
}

/** `member` is the random subject id; it is all that remains of somebody who left. */
interface About {
  member: string;
}

export type MemberEvent =
  | DomainEvent<
      'MemberRegistered',
      About &
        Profile & {
          slug: string | null;
          email: string | null;
          password_hash: string | null;
          verified: boolean;
          roles: Role[];
        }
    >
  | DomainEvent<'MemberEmailVerified', About>
  | DomainEvent<'MemberEmailChangeAsked', About & { change: string; email: string | null }>
  | DomainEvent<'MemberEmailChanged', About & { email: string | null }>
  | DomainEvent<'MemberProfileChanged', About & Profile>
  | DomainEvent<'MemberPasswordChanged', About & { password_hash: string | null }>
  | DomainEvent<'MemberRolesChanged', About & { roles: Role[] }>
  | DomainEvent<'MemberSignInLinked', About & { provider: string; account: string | null }>
  | DomainEvent<'MemberErased', About>;
