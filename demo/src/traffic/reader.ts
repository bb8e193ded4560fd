import type { Locale, TrackingData } from '@toile/contracts';
import { hashHex, type Random } from '../random.js';
import { COUNTRIES, countryAt } from './countries.js';

/** What a tracking message says about who looks; `country` is also the index into `COUNTRIES`. */
export interface Reader {
  country: number;
  locale: Locale;
  /** Of a member who is signed in. */
  subject: string | null;
  known: Pick<
    TrackingData,
    'visitor' | 'session' | 'browser' | 'os' | 'device' | 'is_bot' | 'country' | 'source'
  >;
}

const CLIENTS = [
  ['Mobile Safari', 'iOS', 'mobile', 34],
  ['Chrome', 'Android', 'mobile', 18],
  ['Chrome', 'Windows', 'desktop', 17],
  ['Safari', 'macOS', 'desktop', 13],
  ['Chrome', 'macOS', 'desktop', 8],
  ['Mobile Safari', 'iOS', 'tablet', 4],
  ['Firefox', 'Windows', 'desktop', 3],
  ['Edge', 'Windows', 'desktop', 3],
] as const;

const BOTS = ['Googlebot', 'bingbot', 'AhrefsBot', 'GPTBot', 'Applebot'];
/** Who there is to read. */
export interface Readers {
  /** How many there are in all. */
  people: number;
  /** Subjects of members: the readers who come most often, as many in every country. */
  members: readonly string[];
}

/** Readers who refuse consent, out of 256. */
const REFUSING = 30;

/** A reader who is up at this hour. Few come every day and most seldom; browser and consent stay with the reader. */
export function readerAt(
  random: Random,
  seed: string,
  utcHour: number,
  { people, members }: Readers,
): Reader {
  const index = countryAt(utcHour, random.unit());
  const place = COUNTRIES[index] ?? { code: 'FR', share: 0.2, locale: 'en' as const };
  const number = Math.floor(Math.max(20, people * place.share) * random.unit() ** 2.2);
  const hash = hashHex(`${seed}/reader/${place.code}/${number}`);
  const inCountry = Math.floor(members.length / COUNTRIES.length);
  const subject = number < inCountry ? (members[index * inCountry + number] ?? null) : null;
  const refuses = subject === null && Number.parseInt(hash.slice(0, 2), 16) < REFUSING;
  const [browser, os, device] = clientFor(Number.parseInt(hash.slice(2, 6), 16) / 65_536);
  return {
    country: index,
    locale: random.chance(0.08) ? 'en' : place.locale,
    subject,
    known: {
      visitor: refuses ? '' : (subject ?? hash),
      session: refuses ? '' : sessionId(random),
      browser,
      os,
      device,
      is_bot: false,
      country: place.code,
      source: 'web',
    },
  };
}

function clientFor(unit: number): readonly [string, string, string] {
  let left = unit * 100;
  for (const [browser, os, device, share] of CLIENTS) {
    left -= share;
    if (left < 0) return [browser, os, device];
  }
  return ['Chrome', 'Windows', 'desktop'];
}

/** A crawler: flagged as such, without consent, in the United States. */
export function botReader(random: Random): Reader {
  return {
    country: 1,
    locale: 'en',
    subject: null,
    known: {
      visitor: '',
      session: '',
      browser: random.pick(BOTS),
      os: '',
      device: 'desktop',
      is_bot: true,
      country: 'US',
      source: 'web',
    },
  };
}

const hex = (bits: number) => bits.toString(16).padStart(8, '0');
const sessionId = (random: Random) =>
  hex(random.bits()) + hex(random.bits()) + hex(random.bits()) + hex(random.bits());
