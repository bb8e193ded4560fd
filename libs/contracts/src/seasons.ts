import type { Reference } from './catalogue.js';

export const SEASON_CODES = ['FW', 'PF', 'SS', 'RS'] as const;
export type SeasonCode = (typeof SEASON_CODES)[number];

/** A season as it is kept; days are ISO dates, both included. */
export interface SeasonFacts extends Reference {
  short_name: string;
  code: SeasonCode;
  year: number;
  shows_start: string;
  shows_end: string;
}

/** GET `/api/seasons/{slug}`. `previous` is the same half a year earlier, what figures are compared with. */
export interface Season extends SeasonFacts {
  previous: string | null;
  status: 'upcoming' | 'open' | 'closed';
}

const NAMES: Record<SeasonCode, string> = {
  FW: 'Fall-Winter',
  PF: 'Pre-Fall',
  SS: 'Spring-Summer',
  RS: 'Resort',
};
/** First and last day of the womenswear shows: years before the season's, then month and day. */
const SHOWS: Record<SeasonCode, readonly [yearsBefore: number, first: string, last: string]> = {
  FW: [0, '02-10', '03-09'],
  PF: [1, '12-01', '01-10'],
  SS: [1, '09-08', '10-06'],
  RS: [1, '05-05', '06-20'],
};

function season(code: SeasonCode, year: number): SeasonFacts {
  const name = `${NAMES[code]} ${year}`;
  const [before, first, last] = SHOWS[code];
  const start = year - before;
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    short_name: `${code}${year % 100}`,
    code,
    year,
    shows_start: `${start}-${first}`,
    // Pre-Fall begins in December and ends in January.
    shows_end: `${last < first ? start + 1 : start}-${last}`,
  };
}

/** All 44 seasons of 2030 down to 2020, as the specification lists them. */
export const SEASONS: readonly SeasonFacts[] = Array.from({ length: 11 }, (_, i) => 2030 - i).flatMap(
  (year) => SEASON_CODES.map((code) => season(code, year)),
);
