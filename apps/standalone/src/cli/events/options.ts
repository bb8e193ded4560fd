import { InvalidArgumentError } from 'commander';

export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
}

export function time(value: string): Date {
  const at = new Date(value);
  if (Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('A time is written like 2026-03-01 or 2026-03-01T10:00:00Z.');
  return at;
}

/** `topic/partition/offset` */
export function position(value: string): { topic: string; partition: number; offset: number } {
  const match = /^([a-z]+)\/(\d+)\/(\d+)$/.exec(value);
  if (!match) throw new InvalidArgumentError('A position is written topic/partition/offset.');
  return { topic: match[1] ?? '', partition: Number(match[2]), offset: Number(match[3]) };
}
