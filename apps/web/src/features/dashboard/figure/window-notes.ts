import { partsOfRule } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { filled } from '../../../i18n/filled';

const NOTES = {
  unequal: 'daysUnequal',
  unshown: 'daysUnshown',
  unshownBefore: 'daysUnshownBefore',
} as const;

/** What is to be known of a number's days beside when they were: windows that are not alike, shows that are not there. */
export function windowNotes(rule: string, words: Messages['dashboard']['card']): string[] {
  return partsOfRule(rule).flatMap((part) => {
    const note = typeof part === 'string' ? undefined : NOTES[part.name as keyof typeof NOTES];
    return note && typeof part !== 'string' ? [filled(words[note], part.values)] : [];
  });
}
