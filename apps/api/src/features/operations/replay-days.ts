import { TOPICS, type Topic } from '@toile/contracts';
import { DomainError } from '@toile/platform';

interface Days {
  topics?: readonly Topic[];
  from?: string;
  to?: string;
}

/** Days as they are meant: all topics where none is named. @throws DomainError replay/invalid: a day that is none, or an end before its beginning */
export function daysOf({ topics, from, to }: Days): Days & { topics: readonly Topic[] } {
  for (const day of [from, to])
    if (day !== undefined && !isDay(day)) throw new DomainError('replay/invalid', `${day} is no day.`);
  if (from && to && to < from)
    throw new DomainError('replay/invalid', 'The last day must not be before the first.');
  return {
    topics: topics && topics.length > 0 ? topics : TOPICS,
    ...(from && { from }),
    ...(to && { to }),
  };
}

function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
