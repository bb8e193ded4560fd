import { expect, it } from '@jest/globals';
import { draw } from './live-banner.js';

const banner = (slug: string, weight: number) => ({ slug, doc: { weight } });

it('draws by weight and nothing from nothing', () => {
  const banners = [banner('a', 1), banner('b', 3)];
  const drawn = Array.from({ length: 100 }, (_, i) => draw(banners, i / 100)?.slug);
  expect(drawn.filter((slug) => slug === 'a')).toHaveLength(25);
  expect(drawn.filter((slug) => slug === 'b')).toHaveLength(75);
  expect(draw([], 0.5)).toBeUndefined();
});
