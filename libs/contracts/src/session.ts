/** The cookie that holds a session's opaque token: 256 bits, base64url. */
export const SESSION_COOKIE = 'toile_session';

/** What a person may be, besides a visitor. Everybody who is signed in is a member. */
export const ROLES = [
  'member',
  'subscriber',
  'dashboard-subscriber',
  'brand',
  'editor',
  'support',
  'operator',
] as const;
export type Role = (typeof ROLES)[number];

/** The person who is signed in, as they see themselves. */
export interface SignedInUser {
  slug: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Whether they have opened the link in our mail to this address. */
  email_verified: boolean;
  job: string | null;
  country: string | null;
  company: string | null;
  newsletter: boolean;
  locale: string;
  roles: Role[];
}

/** The CSRF token id that serves every JSON write; forms have ids of their own. */
export const API_CSRF_ID = 'api';

/** A session as its member sees it: GET `/api/user/{slug}/sessions`. `id` is not the token. */
export interface SessionSummary {
  id: string;
  /** Browser and system, as far as they said. */
  device: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}

/** What the link of a mail does once its button is pressed. */
export interface MailedLink {
  kind: 'verify' | 'change-email' | 'link-sign-in';
  /** `facebook`, where a sign-in is attached. */
  provider: string | null;
  /**
   * What must come first: the account's password; a session of the account; or the browser that asked for the mail,
   * where the account has no password.
   */
  asks: 'nothing' | 'password' | 'sign-in' | 'browser';
  /** Whether whoever presses the button here is signed in by it. */
  signs_in: boolean;
}
