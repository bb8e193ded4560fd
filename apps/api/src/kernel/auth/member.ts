import type { Role } from '@toile/contracts';

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
