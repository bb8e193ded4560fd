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

/** Every code; `null` where its last part says enough. A test holds it to the sources. */
export const PROBLEMS: Readonly<Record<string, Advice | null>> = {
  'api-version/expired': {
    cause: '`Toile-Version` names a version whose day of sunset has passed.',
    cure: 'Read in the changelog (`/api/changelog`) what changed since, adapt, and name the date of a newer version.',
  },
  'api-version/invalid': {
    cause: '`Toile-Version` is no date, lies in the future, or before the first version.',
    cure: 'Name a date such as 2026-11-26, or leave the header out for the newest version.',
  },
  'autocomplete/unknown': null,
  'beacon/malformed': null,
  'beacon/throttled': null,
  'body/slow': {
    cause: 'The body came so slowly that the connection was given up: at least 1 kB a second is needed.',
    cure: 'Try again on a better connection.',
    status: 408,
  },
  'checkout/conflict': null,
  'checkout/unknown': null,
  'collection-embargo/conflict': {
    cause: 'The time before which a show is not public cannot be set like this.',
    cure: 'Set a time that lies ahead on a show that is not published yet.',
  },
  'collection-looks/invalid': null,
  'collection/conflict': null,
  'collection/unknown': null,
  'concept-kind/invalid': null,
  'concept-merge/invalid': null,
  'concept-parents/invalid': null,
  'concept-words/conflict': null,
  'concept-words/invalid': null,
  'concept/conflict': null,
  'concept/unknown': null,
  'content-kind/unknown': null,
  'counter/forbidden': null,
  'csrf/forbidden': {
    cause: 'A write that brings the cookie of a session needs a token that proves that the page is ours.',
    cure: 'Fetch one by `POST /api/security/generate-csrf-token` and send it as `X-CSRF-Token`. Programs send no cookie but `Authorization: Bearer`, and need none.',
  },
  'dashboard/forbidden': {
    cause: 'This is for subscribers of the dashboard; everybody else sees its demo.',
    cure: 'Ask with an account that has a subscription of the dashboard.',
  },
  'dashboard/unauthenticated': null,
  'dashboard/unknown': null,
  'dead-letter/unknown': null,
  'designer/forbidden': null,
  'designer/unknown': null,
  'device/forbidden': {
    cause: 'The plan is for one device, and this is another one.',
    cure: 'Sign in on the device that was used first, or ask support to release it.',
  },
  'device/unknown': null,
  'digest/unknown': null,
  'embed/conflict': null,
  'embed/forbidden': null,
  'embed/unknown': null,
  'export/unknown': null,
  'file/unknown': null,
  'filter/unknown': null,
  'forecast/unknown': null,
  'forecasts/invalid': null,
  'graph/unknown': null,
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
  'input/invalid': null,
  'job/conflict': null,
  'job/unknown': null,
  'link/expired': null,
  'link/forbidden': null,
  'link/unauthenticated': null,
  'live/unknown': null,
  'log/unavailable': null,
  'look-picture/conflict': null,
  'look/unknown': null,
  'looks-order/invalid': null,
  'mail/unknown': null,
  'media/unknown': null,
  'member/conflict': null,
  'member/forbidden': null,
  'member/unknown': null,
  'model/unknown': null,
  'moodboard-item/unknown': null,
  'moodboard-order/invalid': null,
  'moodboard-size/invalid': null,
  'moodboard-version/unknown': null,
  'moodboard/conflict': null,
  'moodboard/expired': null,
  'moodboard/forbidden': null,
  'moodboard/unknown': null,
  'notes/unknown': null,
  'order/expired': null,
  'order/forbidden': null,
  'order/unknown': null,
  'origin/forbidden': {
    cause: 'A browser says that the write comes from a page of another site.',
    cure: 'Write from our own pages, or from a program, which names no `Origin`.',
  },
  'page/unknown': null,
  'password/forbidden': null,
  'path/malformed': {
    cause:
      'The path can be read in two ways: it has empty or dot segments, backslashes, or slashes in disguise.',
    cure: 'Ask for the plain path.',
  },
  'payments/unavailable': null,
  'pdf/unavailable': null,
  'picture-type/unsupported': null,
  'picture/forbidden': null,
  'picture/invalid': null,
  'picture/oversized': null,
  'picture/unavailable': null,
  'picture/unknown': null,
  'poll-option/invalid': null,
  'poll/conflict': null,
  'poll/unknown': null,
  'preview/unknown': null,
  'provider/unknown': null,
  'quantity/invalid': null,
  'rating/conflict': null,
  'rating/forbidden': null,
  'rating/unknown': null,
  'report/forbidden': null,
  'report/unavailable': null,
  'retag/conflict': null,
  'retag/unknown': null,
  'role/forbidden': null,
  'route/unknown': null,
  'seat-taken/conflict': null,
  'seat/conflict': null,
  'seat/unknown': null,
  'security-contact/unknown': null,
  'session/unauthenticated': null,
  'session/unknown': null,
  'sign-in/unauthenticated': null,
  'sitemap/unknown': null,
  'social/mailed': {
    cause: 'The address belongs to an account already, which has to agree.',
    cure: 'Open the link in the mail that was sent to it.',
  },
  'social/refused': {
    cause: 'The provider did not confirm who signs in.',
    cure: 'Begin again from the sign-in page, or sign in with a password.',
  },
  'social/unavailable': null,
  'social/unverified': {
    cause: 'The account at the provider has no e-mail address that was confirmed.',
    cure: 'Confirm it there, or register with a password.',
  },
  'stream/unknown': null,
  'street-style/unknown': null,
  'student/conflict': null,
  'student/forbidden': null,
  'subscription/forbidden': null,
  'subscription/unknown': null,
  'token/conflict': null,
  'token/forbidden': {
    cause: 'The token is valid, and does not open this.',
    cure: 'Make a token with the scope that `detail` names, on your account’s page under Programs.',
  },
  'token/throttled': null,
  'token/unauthenticated': {
    cause: 'The token is unknown, was withdrawn or has expired.',
    cure: 'Make a new one on your account’s page under Programs.',
  },
  'token/unknown': null,
  'translations/unknown': null,
  'trends/unknown': null,
  'unsubscribe/unknown': null,
  'upload-type/unsupported': null,
  'upload/malformed': null,
  'views/conflict': null,
  'views/unknown': null,
  'webhook/malformed': null,
  'webhook/unknown': null,
};

/** What a limit counts may be anything; all of them are explained alike. */
const THROTTLED = /^[a-z][a-z-]{0,40}\/throttled$/;

/** @returns undefined for a code that nothing is refused with */
export function adviceOn(code: string): Advice | undefined {
  const known = Object.hasOwn(PROBLEMS, code) || THROTTLED.test(code);
  return known ? (PROBLEMS[code] ?? BY_REASON[code.split('/').at(-1) ?? '']) : undefined;
}
