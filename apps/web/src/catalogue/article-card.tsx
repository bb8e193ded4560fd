import type { ComponentProps } from 'react';
import { ArticleCardView } from './article-card-view';
import { cardWords } from './words-of-cards';

/** A page to read in a list; the one that leads stands across. */
export const ArticleCard = async (props: Omit<ComponentProps<typeof ArticleCardView>, 'words'>) => (
  <ArticleCardView {...props} words={await cardWords()} />
);
