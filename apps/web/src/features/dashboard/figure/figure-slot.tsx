import { getLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { askFigure } from '../api/ask-figure';
import { boardSetup } from '../api/board-setup';
import type { BoardScope } from '../lib/board-scope';
import { figurePath } from '../lib/figure-kinds';
import { FigureCard } from './figure-card';
import type { FigureCardProps } from './figure-card-props';
import { FigureSkeleton } from './figure-skeleton';

/** A figure on a page: asked for by the server while the page is on its way, its place kept until it is there. */
export async function FigureSlot({ scope, ...props }: FigureCardProps & { scope: BoardScope }) {
  const locale = await getLocale();
  const { defaults, figures, words } = await boardSetup(locale);
  const path = figurePath(props.name, scope, defaults, props.side);
  return (
    <Suspense
      fallback={
        <FigureSkeleton
          name={props.name}
          span={props.span}
          title={figures.titles[props.name]}
          note={figures.notes[props.name]}
          loading={words.loading}
        />
      }
    >
      <FigureCard {...props} first={askFigure(path, locale)} firstPath={path} />
    </Suspense>
  );
}
