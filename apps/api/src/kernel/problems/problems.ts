/** Why something was refused, and what to do about it. */
interface Advice {
  cause: string;
  cure: string;
  /** Where the last part of the code does not say it. */
  status?: number;
}

/** By the last part of a code, which says what kind of refusal it is. */
export const BY_REASON: Readonly<Record<string, Advice>> = {
  invalid: {
    cause: 'The request is readable, but what it asks for does not fit the rules.',
    cure: 'Read `detail`, and `violations` where there are some: each names a field and its rule. Correct it and send it again under a new `Idempotency-Key`.',
  },
  malformed: {
    cause: 'The request cannot be read as it was sent.',
    cure: 'Compare it with the example of the operation in the reference, then send it again.',
  },
  unauthenticated: {
    cause: 'Nobody is signed in, or what proves who asks is wrong, withdrawn or too old.',
    cure: 'Sign in, or send a token that is valid in `Authorization: Bearer`.',
  },
  forbidden: {
    cause: 'It is known who asks, and they may not do this.',
    cure: 'Ask with an account, plan or token that opens it; the reference names the permission of each operation.',
  },
  unknown: {
    cause: 'There is nothing of this name, or nothing that you may see.',
    cure: 'Take names and ids from the lists that hold them rather than make them up, and look whether it was deleted since.',
  },
  conflict: {
    cause:
      'The state of things does not allow it: it exists already, was changed since, or a limit is reached.',
    cure: 'Read it again, decide anew on what is there now, and repeat with the version that was read.',
  },
  expired: {
    cause: 'It was valid once and is not any more.',
    cure: 'Ask for a new one.',
  },
  oversized: {
    cause: 'What was sent is larger than what is taken.',
    cure: 'Send less at once, or a smaller file; `detail` says how much is taken.',
  },
  unsupported: {
    cause: 'What was sent is of a kind that is not taken here.',
    cure: 'Send one of the kinds that `detail` or the reference names, with the `Content-Type` that says so.',
  },
  throttled: {
    cause: 'More was asked than the limit allows. What was refused is not counted.',
    cure: 'Wait as many seconds as `Retry-After` says. `RateLimit` says on every answer what is left, `RateLimit-Policy` how much there is.',
  },
  unavailable: {
    cause: 'Something that is needed for the answer cannot be reached right now.',
    cure: 'Try again after `Retry-After`, a few times with growing pauses; writes under the same `Idempotency-Key`.',
  },
};

/** Codes whose last part does not say enough. */
export const PROBLEMS: Readonly<Record<string, Advice>> = {
  'api-version/expired': {
    cause: '`Toile-Version` names a version whose day of sunset has passed.',
    cure: 'Read in the changelog (`/api/changelog`) what changed since, adapt, and name the date of a newer version.',
  },
  'api-version/invalid': {
    cause: '`Toile-Version` is no date, lies in the future, or before the first version.',
    cure: 'Name a date such as 2026-11-26, or leave the header out for the newest version.',
  },
  'body/slow': {
    cause: 'The body came so slowly that the connection was given up: at least 1 kB a second is needed.',
    cure: 'Try again on a better connection.',
    status: 408,
  },
  'collection-embargo/conflict': {
    cause: 'The time before which a show is not public cannot be set like this.',
    cure: 'Set a time that lies ahead on a show that is not published yet.',
  },
  'csrf/forbidden': {
    cause: 'A write that brings the cookie of a session needs a token that proves that the page is ours.',
    cure: 'Fetch one by `POST /api/security/generate-csrf-token` and send it as `X-CSRF-Token`. Programs send no cookie but `Authorization: Bearer`, and need none.',
  },
  'dashboard/forbidden': {
    cause: 'This is for subscribers of the dashboard; everybody else sees its demo.',
    cure: 'Ask with an account that has a subscription of the dashboard.',
  },
  'device/forbidden': {
    cause: 'The plan is for one device, and this is another one.',
    cure: 'Sign in on the device that was used first, or ask support to release it.',
  },
  'host/unknown': {
    cause: 'The request names a host that this site does not answer for.',
    cure: 'Ask at the address that `detail` names. Who runs the site can name further hosts in `ALLOWED_HOSTS`.',
    status: 421,
  },
  'idempotency-key/conflict': {
    cause: 'The first request with this `Idempotency-Key` is still being answered.',
    cure: 'Wait as many seconds as `Retry-After` says and send the same again: it gets the answer of the first.',
  },
  'idempotency-key/invalid': {
    cause:
      'This `Idempotency-Key` was used within a day for another request: another address, method or body.',
    cure: 'Make a new key for every write, a UUID for example, and use it again for repeats of that write alone.',
  },
  'origin/forbidden': {
    cause: 'A browser says that the write comes from a page of another site.',
    cure: 'Write from our own pages, or from a program, which names no `Origin`.',
  },
  'path/malformed': {
    cause:
      'The path can be read in two ways: it has empty or dot segments, backslashes, or slashes in disguise.',
    cure: 'Ask for the plain path.',
  },
  'social/mailed': {
    cause: 'The address belongs to an account already, which has to agree.',
    cure: 'Open the link in the mail that was sent to it.',
  },
  'social/refused': {
    cause: 'The provider did not confirm who signs in.',
    cure: 'Begin again from the sign-in page, or sign in with a password.',
  },
  'social/unverified': {
    cause: 'The account at the provider has no e-mail address that was confirmed.',
    cure: 'Confirm it there, or register with a password.',
  },
  'token/forbidden': {
    cause: 'The token is valid, and does not open this.',
    cure: 'Make a token with the scope that `detail` names, on your account’s page under Programs.',
  },
  'token/unauthenticated': {
    cause: 'The token is unknown, was withdrawn or has expired.',
    cure: 'Make a new one on your account’s page under Programs.',
  },
};

/** As codes are written: what it is about, and what kind of refusal. */
const CODE = /^[a-z][a-z0-9-]{0,60}\/([a-z]{1,30})$/;

/** @returns undefined for what is no code */
export function adviceOn(code: string): Advice | undefined {
  const [, reason] = CODE.exec(code) ?? [];
  if (reason === undefined) return undefined;
  if (Object.hasOwn(PROBLEMS, code)) return PROBLEMS[code];
  return Object.hasOwn(BY_REASON, reason) ? BY_REASON[reason] : undefined;
}
