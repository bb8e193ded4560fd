import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { METHODS, type SeriesForecast } from '@toile/forecast';

const HEADER = 'time,series,forecast,lo50,hi50,lo80,hi80,lo95,hi95,method,note\n';
const DIGITS = 8;

/** Writes forecasts as they come, a row a step; waits when the reader is slow. */
export async function writeForecasts(
  forecasts: Iterable<SeriesForecast>,
  timeAfter: (h: number) => string,
  out: Writable,
): Promise<{ written: number; refused: string[] }> {
  out.write(HEADER);
  const refused: string[] = [];
  let written = 0;
  for (const forecast of forecasts) {
    if (forecast.method === 'none') refused.push(`${forecast.name}: ${forecast.note}`);
    else written += 1;
    if (!out.write(rowsOf(forecast, timeAfter))) await once(out, 'drain');
  }
  return { written, refused };
}

function rowsOf(
  { name, point, intervals, method, note }: SeriesForecast,
  timeAfter: (h: number) => string,
): string {
  let text = '';
  point.forEach((value, h) => {
    const bounds = intervals.flatMap(({ low, high }) => [number(low[h]), number(high[h])]);
    text += `${[timeAfter(h), quoted(name), number(value), ...bounds, quoted(method), quoted(note)].join(',')}\n`;
  });
  return text;
}

const number = (value = Number.NaN) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(DIGITS))) : '';
const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The mean of the scaled errors at rolling origins, by method, best first. */
export function backtestRows(forecasts: Iterable<SeriesForecast>): Record<string, string | number>[] {
  const names = ['combination', ...METHODS] as const;
  const sums = new Map<string, number>(names.map((name) => [name, 0]));
  let tried = 0;
  for (const { scores } of forecasts) {
    if (scores.combination === undefined) continue;
    tried += 1;
    for (const name of names) sums.set(name, (sums.get(name) ?? 0) + (scores[name] ?? 0));
  }
  if (tried === 0)
    throw new Error(
      'no series is long enough to be tried on its own past: two seasons and a quarter are needed',
    );
  return [...sums]
    .sort((a, b) => a[1] - b[1])
    .map(([method, sum]) => ({ method, MASE: (sum / tried).toFixed(3), series: tried }));
}
