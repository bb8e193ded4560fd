import type { ComponentProps } from 'react';
import { ModelCardView } from './model-card-view';
import { cardWords } from './words-of-cards';

/** A model in a grid, in the look they wore last. */
export const ModelCard = async (props: Omit<ComponentProps<typeof ModelCardView>, 'words'>) => (
  <ModelCardView {...props} words={await cardWords()} />
);
