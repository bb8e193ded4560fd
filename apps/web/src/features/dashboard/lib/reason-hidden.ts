import type { FigureKind } from '@toile/contracts';

/** Why a row says nothing: whom it has too few of. */
export const reasonHidden = (
  rests: FigureKind['rests'],
  words: Record<'suppressed' | 'suppressedBoards' | 'suppressedMembers', string>,
): string => {
  if (rests === 'boards') return words.suppressedBoards;
  return rests === 'members' ? words.suppressedMembers : words.suppressed;
};
