import type { ComponentProps } from 'react';
import { CollectionCardView } from './collection-card-view';
import { cardWords } from './words-of-cards';

/** A collection in a grid: its first look stands for it. */
export const CollectionCard = async (props: Omit<ComponentProps<typeof CollectionCardView>, 'words'>) => (
  <CollectionCardView {...props} words={await cardWords()} />
);
