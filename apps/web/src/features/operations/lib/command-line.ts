import { TOPICS } from '@toile/contracts';
import type { Shape } from '../../../api/operations';

/** What the command line is told to do the same. */
export function commandLine(wish: Shape<'OperatorWishDto'>): string {
  switch (wish.kind) {
    case 'redrive':
      return redriveLine(wish);
    case 'replay':
      return replayLine(wish);
    case 'accept-replay':
      return `toile replay --accept --generation ${wish.generation}`;
    case 'discard-replay':
      return `toile replay --discard --generation ${wish.generation}`;
    default:
      return wish.kind satisfies never;
  }
}

type Days = Partial<Pick<Shape<'OperatorWishDto'>, 'topics' | 'from' | 'to' | 'rate'>>;

/** @param isPlan whether it only says how much that would be */
export const replayLine = ({ topics = [], from, to, rate }: Days, isPlan = false): string =>
  words(
    'toile replay',
    topics.length > 0 && topics.length < TOPICS.length && `--topic ${topics.join(' ')}`,
    from && `--from ${from}`,
    to && `--to ${to}`,
    rate && `--rate ${rate}`,
    isPlan && '--plan',
  );

type Letters = Pick<Shape<'OperatorWishDto'>, 'topic' | 'reason' | 'partition' | 'offset'>;

function redriveLine({ topic, reason, partition, offset }: Letters): string {
  const isOne = topic && partition !== undefined && offset !== undefined;
  return words(
    'toile events dead-letters redrive',
    isOne && `${topic}/${partition}/${offset}`,
    !isOne && topic && `--topic ${topic}`,
    !isOne && reason && `--reason ${quoted(reason)}`,
  );
}

/** As a shell reads it as one word. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const words = (...parts: (string | number | false | undefined)[]) => parts.filter(Boolean).join(' ');

/** The longest part of a reason in which nothing was hidden: letters are found by a part of their reason. */
export const knownPart = (reason: string) =>
  reason
    .split(/\((?:an address|hidden)\)/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .slice(0, 300);
