import { expect, it } from '@jest/globals';
import { figureIn } from './answer.js';
import { exampleOf } from './examples.js';
import { CARDS, type FigureName } from './figure-kinds.js';

const names = Object.keys(CARDS) as FigureName[];

it.each(names)('has an example of %s in every state', (name) => {
  expect(figureIn(exampleOf(name, 'normal'))?.rows.length).toBeGreaterThan(0);
  expect(figureIn(exampleOf(name, 'empty'))?.rows).toEqual([]);
  expect(exampleOf(name, 'failed')).toEqual({ status: 500 });
  const rows = (state: 'suppressed' | 'lowBase') => figureIn(exampleOf(name, state))?.rows ?? [];
  expect(rows('suppressed').every((row) => row.suppressed && row.value === null)).toBe(true);
  expect(rows('lowBase').every((row) => row.low_base && row.interval !== null)).toBe(true);
  expect(figureIn(exampleOf(name, 'partial'))?.meta.partial).toBe(true);
});
