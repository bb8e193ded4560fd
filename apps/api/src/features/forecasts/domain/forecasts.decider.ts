import type { Decider } from '@toile/event-store';
import { notMonday, notYetKnown } from './forecasts.errors.js';
import type { Forecast, ForecastEvent, Round } from './forecasts.events.js';

export interface MakeRound {
  type: 'MakeRound';
  round: Round;
  made_at: string;
  forecasts: readonly Forecast[];
  left_out: number;
}
export interface RoundState {
  /** A forecast is said once: what is known better later makes another one. */
  isMade: boolean;
}

const evolve = (state: RoundState, event: ForecastEvent): RoundState =>
  event.type === 'RoundMade' ? { isMade: true } : state;

function decide({ round, made_at, forecasts, left_out }: MakeRound, state: RoundState): ForecastEvent[] {
  if (state.isMade) return [];
  const isWeekly = round.measure !== 'runway-share';
  if (isWeekly && new Date(`${round.origin}T00:00:00Z`).getUTCDay() !== 1) throw notMonday(round.origin);
  for (const { slug, data } of forecasts) if (data.to >= round.origin) throw notYetKnown(slug, data.to);
  return [
    ...forecasts.map((data): ForecastEvent => ({ type: 'ForecastMade', data })),
    { type: 'RoundMade', data: { ...round, made_at, forecasts: forecasts.length, left_out } },
  ];
}

export const roundDecider: Decider<RoundState, MakeRound, ForecastEvent> = {
  initialState: () => ({ isMade: false }),
  decide,
  evolve,
};
