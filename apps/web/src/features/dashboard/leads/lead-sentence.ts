import type { Messages } from '@toile/i18n';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';

export type Lead = Shape<'LeadDto'>;
type Words = Messages['dashboard']['movesFirst'];

/** "searches moved 3 weeks (2 to 5) before boards": whichever moved first is named first. */
export function leadSentence({ shown, first, second, lead, low, high }: Lead, words: Words): string {
  const [one, other] = [words.names[first], words.names[second]];
  if (!shown) return filled(words.none, { first: one, second: other });
  const sentence = Math.abs(lead) === 1 ? words.beforeByOne : words.before;
  return lead > 0
    ? filled(sentence, { first: one, second: other, weeks: lead, low, high })
    : filled(sentence, { first: other, second: one, weeks: -lead, low: -high, high: -low });
}
