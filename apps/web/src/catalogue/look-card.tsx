import type { ComponentProps } from 'react';
import { LookCardView } from './look-card-view';
import { cardWords } from './words-of-cards';

/** A look in a grid: the picture first, then whose it is and from which season. */
export const LookCard = async (props: Omit<ComponentProps<typeof LookCardView>, 'words'>) => (
  <LookCardView {...props} words={await cardWords()} />
);
