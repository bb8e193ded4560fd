import { expect, it } from '@jest/globals';
import { contextQuery } from './evidence-query';

const context = (query: string) =>
  contextQuery(`/api/dashboard/rows/context?season=spring-summer-2027&${query}`);
const sameAnswer = (one: string, other: string) =>
  expect(context(one).queryKey).toEqual(context(other).queryKey);

it('asks once what is left out of searches and pages, whichever row is opened', () => {
  sameAnswer('trend=denim&measure=searches', 'trend=velvet&measure=searches');
  sameAnswer('brand=verne&measure=traffic', 'brand=sevarin&measure=traffic');
  sameAnswer('category=fabric&measure=searches', 'measure=searches');
});

it('asks for each row what the catalogue or the days tell apart', () => {
  const keys = [
    'trend=denim&measure=looks',
    'trend=velvet&measure=looks',
    'brand=verne&measure=views',
    'brand=sevarin&measure=views',
    'city=paris&measure=searches',
    'window=12m&measure=searches',
    'measure=traffic',
  ].map((query) => JSON.stringify(context(query).queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});
