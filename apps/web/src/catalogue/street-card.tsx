import type { ComponentProps } from 'react';
import { StreetCardView } from './street-card-view';
import { cardWords } from './words-of-cards';

/** A street-style picture in a grid: where and when, and who took it. */
export const StreetCard = async (props: Omit<ComponentProps<typeof StreetCardView>, 'words'>) => (
  <StreetCardView {...props} words={await cardWords()} />
);
