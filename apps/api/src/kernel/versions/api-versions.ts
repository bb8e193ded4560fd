import { DomainError } from '@toile/platform';

/** A version of what programs rely on, by the day it came. */
export interface ApiVersion {
  date: string;
  /** What is other than in the version before. */
  changes: readonly string[];
  /** Since when a newer one should be asked, and when this one ends: half a year after that, at the earliest. */
  deprecated?: { since: string; sunset: string };
}

/**
 * The newest first. A change that a program could trip over makes a version; what is added does not. The day of a version is
 * also the version of the clients (`clients/`).
 */
export const API_VERSIONS: readonly [ApiVersion, ...ApiVersion[]] = [
  {
    date: '2026-11-26',
    changes: [
      'What is left of a limit is said by `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers); `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` are of the version before.',
    ],
  },
  {
    date: '2026-11-01',
    changes: ['The first version with a date.'],
    deprecated: { since: '2026-11-26', sunset: '2027-05-26' },
  },
];

export const NEWEST_VERSION = API_VERSIONS[0].date;

/**
 * The version in force on the day that `Toile-Version` names, the newest where it names none.
 * @throws DomainError api-version/invalid, api-version/expired
 */
export function versionFor(
  given: unknown,
  now: Date,
  versions: readonly ApiVersion[] = API_VERSIONS,
): ApiVersion {
  const [newest] = versions;
  if (!newest) throw new RangeError('there is no version');
  if (given === undefined) return newest;
  const today = now.toISOString().slice(0, 10);
  const day = typeof given === 'string' && isDay(given) && given <= today ? given : undefined;
  const found = day && versions.find(({ date }) => date <= day);
  const oldest = versions.at(-1)?.date;
  if (!found)
    throw new DomainError(
      'api-version/invalid',
      `Toile-Version is a day from ${oldest} to today, such as ${newest.date}.`,
    );
  if (found.deprecated && found.deprecated.sunset <= today)
    throw new DomainError(
      'api-version/expired',
      `The version ${found.date} ended on ${found.deprecated.sunset}. Ask for ${newest.date}; /api/changelog says what changed.`,
    );
  return found;
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
