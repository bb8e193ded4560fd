export interface ForecastOptions {
  horizon: number;
  /** Steps of a season, 52 for weeks of a year; 1 for none. */
  season: number;
}

export class ForecastError extends Error {
  constructor(
    readonly code: 'invalid_horizon' | 'invalid_season' | 'duplicate_name',
    message: string,
  ) {
    super(message);
  }
}

/** @throws ForecastError when a step is no whole number above 0, or two series have one name */
export function checkOptions(panel: readonly { name: string }[], { horizon, season }: ForecastOptions): void {
  if (!Number.isInteger(horizon) || horizon < 1)
    throw new ForecastError('invalid_horizon', 'the horizon must be a whole number of steps, 1 or more');
  if (!Number.isInteger(season) || season < 1)
    throw new ForecastError('invalid_season', 'the season must be a whole number of steps; 1 for none');
  const names = new Set<string>();
  for (const { name } of panel) {
    if (names.has(name))
      throw new ForecastError('duplicate_name', `two series are called "${name}": rename one`);
    names.add(name);
  }
}
