import type { FigureReference } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { askFigure } from '../api/ask-figure';
import { boardSetup } from '../api/board-setup';
import { readScope } from '../lib/board-scope';
import { cardOf, referencePath } from '../lib/figure-kinds';
import { LazyFigure } from './lazy-figure';

/**
 * A figure where there is no dashboard around it, as its reader may see it: with its days, its definition, or its lock. The page
 * comes with it, so that it stands there without scripts, too.
 */
export async function FigureOutside({ figure, filters }: FigureReference) {
  const locale = await getLocale();
  const path = referencePath({ figure, filters });
  const [first, setup] = await Promise.all([askFigure(path, locale), boardSetup(locale)]);
  return (
    <LazyFigure
      name={cardOf({ figure, filters })}
      path={path}
      first={first}
      setup={setup}
      scope={readScope(filters)}
    />
  );
}
