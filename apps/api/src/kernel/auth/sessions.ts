import type { Member } from './member.js';

/** Tells whose a session is; the feature `accounts` provides it. */
export abstract class Sessions {
  /** The member whose session this is; undefined for anonymous, unknown and expired tokens. */
  abstract find(token: string | undefined): Promise<Member | undefined>;
}
