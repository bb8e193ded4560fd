import type { Shape } from '../../../api/operations';

export type ShowRecord = Shape<'ShowRecordDto'>;

export const SPEEDS = [1, 4, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long the record of a show is, in milliseconds. */
export const lengthOf = ({ from, to }: ShowRecord): number => Date.parse(to) - Date.parse(from);

/** How many looks had come out by then, of those in the order in which they came. @param atMs since the record began */
export function outBy(arrivals: readonly { at: string }[], record: ShowRecord, atMs: number): number {
  const now = Date.parse(record.from) + atMs;
  return arrivals.filter(({ at }) => Date.parse(at) <= now).length;
}

/** What readers had done by then; null while fewer than ten had. */
export function readersBy(record: ShowRecord, atMs: number) {
  const now = Date.parse(record.from) + atMs;
  const last = record.readers.findLast(({ at }) => Date.parse(at) <= now);
  return { saves: last?.saves ?? null, searches: last?.searches ?? null };
}

/** Where the record stands after so much of real time; it stops at its end. */
export const advanced = (record: ShowRecord, atMs: number, passedMs: number, speed: Speed): number =>
  Math.min(lengthOf(record), atMs + passedMs * speed);

/** `4:07`, or `1:04:07`. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
