import type { DemoCatalogue } from '../catalogue/types.js';
import { DAY_RHYTHM } from './countries.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Most messages made at once: what is held in memory does not grow with the total. */
const SLOT_MESSAGES = 4_000;
/** So long readers have come without a break, where shows go back as far: long enough to tell what moves first. */
const STEADY_MS = 60 * 7 * DAY_MS;
/** How much comes on a day between shows, before the last 30 days. */
const QUIET = 0.5;

/** A stretch of time and how many messages begin in it. */
export interface Slot {
  from: number;
  to: number;
  messages: number;
}

interface Span {
  from: number;
  to: number;
}

/**
 * When there is traffic: the last 60 weeks (30 days of a catalogue that is younger), and the show windows (first show day to a week
 * after the last) of the six latest main seasons that had begun. Overlaps are one span; nothing lies after `nowMs` or before the first
 * show.
 */
export function trafficSpans(catalogue: DemoCatalogue, nowMs: number): Span[] {
  const first = catalogue.collections.reduce(
    (min, { show_date }) => Math.min(min, Date.parse(show_date)),
    nowMs,
  );
  const spans: Span[] = [];
  const steady = { from: nowMs - STEADY_MS, to: nowMs };
  const all = [...busySpans(catalogue, nowMs), ...(first < steady.from ? [steady] : [])];
  for (const span of all.sort((a, b) => a.from - b.from)) {
    const [from, to] = [Math.max(span.from, first), Math.min(span.to, nowMs)];
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) spans.push({ from, to });
  }
  return spans;
}

/** The last 30 days and the show windows. */
function busySpans({ seasons }: DemoCatalogue, nowMs: number): Span[] {
  const windows = seasons
    .filter(({ code }) => code === 'FW' || code === 'SS')
    .map(({ shows_start, shows_end }) => ({
      from: Date.parse(shows_start),
      to: Date.parse(shows_end) + 8 * DAY_MS,
    }))
    .filter(({ from }) => from < nowMs)
    .sort((a, b) => b.from - a.from)
    .slice(0, 6);
  return [...windows, { from: nowMs - 30 * DAY_MS, to: nowMs }];
}

/** Cuts the spans into slots and shares `events` out among them by the rhythm of days and shows, exactly. */
export function* slots(catalogue: DemoCatalogue, nowMs: number, events: number): Generator<Slot> {
  const spans = trafficSpans(catalogue, nowMs);
  const busy = busySpans(catalogue, nowMs);
  const buzz = buzzByDay(catalogue);
  const hours = () => hoursOf(spans, busy, buzz, nowMs);
  let total = 0;
  for (const { weight } of hours()) total += weight;
  let sum = 0;
  let done = 0;
  for (const { from, to, weight } of hours()) {
    sum += weight;
    const messages = Math.round((sum / total) * events) - done;
    done += messages;
    const parts = Math.max(1, Math.ceil(messages / SLOT_MESSAGES));
    for (let k = 0; k < parts; k++) {
      const upTo = (part: number) => Math.floor((messages * part) / parts);
      const at = (part: number) => from + ((to - from) * part) / parts;
      yield { from: at(k), to: at(k + 1), messages: upTo(k + 1) - upTo(k) };
    }
  }
}

function* hoursOf(spans: Span[], busy: Span[], buzz: Map<number, number>, nowMs: number) {
  for (const span of spans) {
    for (let from = span.from; from < span.to; from += HOUR_MS) {
      const to = Math.min(from + HOUR_MS, span.to);
      const day = Math.floor(from / DAY_MS);
      const weekend = [0, 6].includes(new Date(from).getUTCDay()) ? 0.78 : 1;
      // The site grows by about a sixth every year.
      const growth = 1.17 ** ((from - nowMs) / (365 * DAY_MS));
      const hour = DAY_RHYTHM[new Date(from).getUTCHours()] ?? 1;
      const shows = 1 + 1.3 * Math.log1p(buzz.get(day) ?? 0);
      const quiet = busy.some((one) => one.from <= from && from < one.to) ? 1 : QUIET;
      yield { from, to, weight: quiet * weekend * growth * hour * shows * ((to - from) / HOUR_MS) };
    }
  }
}

/** How much the shows of the last days are talked about, by day since 1970. */
function buzzByDay({ collections }: DemoCatalogue): Map<number, number> {
  const buzz = new Map<number, number>();
  for (const { show_date } of collections) {
    const day = Math.floor(Date.parse(show_date) / DAY_MS);
    for (let after = 0; after < 8; after++) {
      buzz.set(day + after, (buzz.get(day + after) ?? 0) + 0.62 ** after);
    }
  }
  return buzz;
}
