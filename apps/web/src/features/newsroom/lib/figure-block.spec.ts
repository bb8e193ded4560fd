import { expect, it } from '@jest/globals';
import type { FigureBlock } from '@toile/contracts';
import { narrowedBy, withFigure } from './figure-block.js';

const ranking: FigureBlock = {
  type: 'figure',
  figure: 'graphs/ranking',
  filters: { city: 'milan', metric: 'views' },
  caption: 'Views',
};

it('keeps of another figure’s filters those it obeys, and nothing of the others', () => {
  expect(withFigure(ranking, 'graphs/theme/home')).toEqual({
    ...ranking,
    figure: 'graphs/theme/home',
    filters: { city: 'milan' },
  });
});

it('is narrowed by one filter after the other, and by none that is empty', () => {
  const narrowed = narrowedBy(narrowedBy(ranking, 'season', 'fall-winter-2026'), 'city', '');
  expect(narrowed.filters).toEqual({ metric: 'views', season: 'fall-winter-2026' });
});
