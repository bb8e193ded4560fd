/** What is told of readers of one show is told from so many of them on: fewer would be told apart by those who watch. */
export const FEWEST_READERS = 10;

/** What happened in one second: how often, and how many did it that had not done it before. */
export interface Second {
  what: 'saves' | 'searches';
  /** Of the epoch. */
  second: number;
  times: number;
  people: number;
}

/** How often it had happened by then; null while fewer than ten readers had done it. */
export interface Pulse {
  at: string;
  saves: number | null;
  searches: number | null;
}

/** Runs the seconds up, one pulse where what may be told changes. */
export function pulsesOf(seconds: readonly Second[]): Pulse[] {
  const sums = { saves: { times: 0, people: 0 }, searches: { times: 0, people: 0 } };
  const told = (what: 'saves' | 'searches') => (sums[what].people < FEWEST_READERS ? null : sums[what].times);
  const pulses: Pulse[] = [];
  for (const { what, second, times, people } of [...seconds].sort((a, b) => a.second - b.second)) {
    sums[what].times += times;
    sums[what].people += people;
    const at = new Date(second * 1000).toISOString();
    const last = pulses.at(-1);
    const next = { at, saves: told('saves'), searches: told('searches') };
    if (next.saves === (last?.saves ?? null) && next.searches === (last?.searches ?? null)) continue;
    if (last?.at === at) pulses.pop();
    pulses.push(next);
  }
  return pulses;
}
