import { expect, it } from '@jest/globals';
import { NEW_SLUG, SLUG, slugOf } from './slug.js';

it.each([
  ['Élodie Vaux', 'elodie-vaux'],
  ['  A.P.C. & Cie!', 'a-p-c-cie'],
  ['Fall–Winter 2026', 'fall-winter-2026'],
  ['香奈儿', ''],
])('makes of %j the slug %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  if (slug) expect([SLUG.test(slug), NEW_SLUG.test(slug)]).toEqual([true, true]);
});

it.each(['-a', 'A', 'a_b', 'é', '', 'a'.repeat(201)])('does not take %j for a slug', (text) => {
  expect(SLUG.test(text)).toBe(false);
});
