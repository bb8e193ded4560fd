import { expect, it } from '@jest/globals';
import { placeOf } from './place-of.js';

it.each([
  ['Grand Palais', 'Paris', 'Grand Palais, Paris'],
  ['Grand Palais, Paris', 'Paris', 'Grand Palais, Paris'],
  ['Paris', 'Paris', 'Paris'],
  ['', 'Milan', 'Milan'],
])('names the city of %j in %s once', (venue, city, place) => {
  expect(placeOf(venue, city)).toBe(place);
});
