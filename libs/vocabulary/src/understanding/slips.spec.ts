import { expect, it } from '@jest/globals';
import { Slips } from './slips.js';

const slips = new Slips(
  ['velluto', 'velato', 'chaqueta', 'jersey', 'cuero', 'leopard', 'vestido', 'wool', 'pelle', 'pelo'].map(
    (text) => ({ text, value: text }),
  ),
);
const nearest = (text: string) => slips.nearest(text).map(({ value }) => value);

it.each([
  ['veluto', 'velluto'],
  ['chaketa', 'chaqueta'],
  ['quero', 'cuero'],
  ['bestido', 'vestido'],
  ['pele', 'pelle'],
])('takes %s for what sounds so', (text, meant) => {
  expect(nearest(text)).toEqual([meant]);
});

it('forgives letters in another order', () => {
  expect(nearest('leapord')).toEqual(['leopard']);
});

it('leaves another word alone', () => {
  expect(nearest('cool')).toEqual([]);
});
