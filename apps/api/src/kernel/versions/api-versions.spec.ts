import { describe, expect, it } from '@jest/globals';
import { API_VERSIONS, type ApiVersion, versionFor } from './api-versions.js';

const VERSIONS: ApiVersion[] = [
  { date: '2026-06-01', changes: ['c'] },
  { date: '2026-03-01', changes: ['b'], deprecated: { since: '2026-06-01', sunset: '2026-12-01' } },
  { date: '2026-01-01', changes: ['a'], deprecated: { since: '2026-03-01', sunset: '2026-09-01' } },
];
const at = (day: string, given?: unknown) => versionFor(given, new Date(`${day}T12:00:00Z`), VERSIONS);
const refusal = (day: string, given: unknown) => {
  try {
    return at(day, given).date;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the version of the api', () => {
  it('is the one in force on the day that is named, the newest where none is', () => {
    expect(at('2026-08-01').date).toBe('2026-06-01');
    expect(at('2026-08-01', '2026-05-31').date).toBe('2026-03-01');
    expect(at('2026-08-01', '2026-06-01').date).toBe('2026-06-01');
    expect(at('2026-08-01', '2026-07-15').date).toBe('2026-06-01');
  });

  it('ends on its day of sunset', () => {
    expect(refusal('2026-08-31', '2026-02-01')).toBe('2026-01-01');
    expect(refusal('2026-09-01', '2026-02-01')).toBe('api-version/expired');
  });

  it.each(['yesterday', '2026-02-30', '2025-12-31', '2026-08-02', ['2026-06-01'], ''])(
    'refuses %j',
    (given) => {
      expect(refusal('2026-08-01', given)).toBe('api-version/invalid');
    },
  );

  it('gives half a year to move, and orders versions from the newest', () => {
    const HALF_A_YEAR_MS = 181 * 86_400_000;
    for (const { deprecated } of API_VERSIONS.slice(1))
      expect(
        Date.parse(deprecated?.sunset ?? '') - Date.parse(deprecated?.since ?? ''),
      ).toBeGreaterThanOrEqual(HALF_A_YEAR_MS);
    const dates = API_VERSIONS.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(API_VERSIONS[0].deprecated).toBeUndefined();
  });
});
