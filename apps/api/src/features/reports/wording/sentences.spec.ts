import { expect, it } from '@jest/globals';
import { LOCALES } from '@toile/contracts';
import { labelOf } from '@toile/vocabulary';
import type { Finding } from '../findings.js';
import { type Base, barsOf, leadOf, movesOf } from './sentences.js';
import { wordsIn } from './words.js';

const row = (label: string, value: number | null, more: Partial<Finding> = {}): Finding => ({
  label,
  value,
  value_label: value === null ? null : `${value.toFixed(1)} %`,
  tag_name: label.toLowerCase(),
  points: null,
  evolution: null,
  change_interval: null,
  bar_background: null,
  image_filename: null,
  city_name: null,
  season_short: null,
  ...more,
});
const english = wordsIn('en');
const bars = (rows: Finding[], base: Base = 'looks', said = english) => barsOf(rows, base, said);
const DENIM = row('Denim', 13, { points: 3, evolution: 30 });
const LACE = row('Lace', 9, { points: -1, evolution: -10 });

it('makes bars with the year before in the same unit', () => {
  expect(bars([DENIM])).toEqual([
    {
      label: 'Denim',
      value: 13,
      valueLabel: '13.0%',
      before: 10,
      evolution: 30,
      isUncertain: false,
      colour: null,
    },
  ]);
  // Its arrow is hollow, as on screen.
  expect(bars([{ ...DENIM, change_interval: [-4, 71] }])).toMatchObject([{ isUncertain: true }]);
  const count = (label: string, value: number, evolution: number | null) =>
    row(label, value, { value_label: String(value), evolution });
  const counts = bars([count('Verne', 1500, 50), count('New', 7, null)], 'openings');
  expect(counts.map(({ valueLabel, before }) => [valueLabel, before])).toEqual([
    ['1,500', 1000],
    ['7', null],
  ]);
});

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
it.each([
  [
    ...(['en', 'Denim first, with 13.0% of 4,000 looks, before lace.'] as const),
    'Denim rose most, from 10.0% a year earlier to 13.0%. Lace gave way, from 10.0% a year earlier to 9.0%.',
  ],
  [
    ...(['fr', 'Denim en tête, avec 13,0 % des 4 000 looks, devant dentelle.'] as const),
    'Plus forte hausse : Denim, de 10,0 % un an plus tôt à 13,0 %. Plus fort recul : Dentelle, de 10,0 % un an plus tôt à 9,0 %.',
  ],
  [
    ...(['es', 'Denim en cabeza, con 13,0 % de 4000 looks, por delante de encaje.'] as const),
    'La mayor subida: Denim, de 10,0 % un año antes a 13,0 %. El mayor descenso: Encaje, de 10,0 % un año antes a 9,0 %.',
  ],
  [
    ...(['it', 'Denim in testa, con 13,0% di 4000 look, davanti a pizzo.'] as const),
    'La crescita maggiore: Denim, da 10,0% un anno prima a 13,0%. Il calo maggiore: Pizzo, da 10,0% un anno prima a 9,0%.',
  ],
  [
    ...(['zh', '牛仔布居首，占 4,000 套造型的 13.0%，其后是蕾丝。'] as const),
    '牛仔布升幅最大，由一年前的 10.0% 升至 13.0%。蕾丝降幅最大，由一年前的 10.0% 降至 9.0%。',
  ],
] as const)('says in %s what leads and what moved', (locale, lead, moves) => {
  const said = wordsIn(locale);
  const both = bars([DENIM, LACE], 'looks', said);
  expect(spaced(leadOf(both, 'looks', 4_000, said))).toBe(lead);
  expect(spaced(movesOf(both, 'looks', said))).toBe(moves);
});

it('writes names of brands as they write them', () => {
  const brands = bars([row('Verne', 1_300), row('Lune', 900)], 'openings');
  expect(leadOf(brands, 'openings', 0, english)).toBe('Verne first, with 1,300 openings, before Lune.');
  expect(wordsIn('en').list(['a', 'b', 'c'])).toBe('a, b and c');
});

it.each(LOCALES)('says nothing it does not know in %s', (locale) => {
  const said = wordsIn(locale);
  expect(leadOf([], 'looks', 0, said)).toBe(said.words.nothing);
  expect(movesOf(bars([row('Denim', 13)], 'looks', said), 'looks', said)).toBe('');
  const rising = movesOf(bars([DENIM], 'looks', said), 'looks', said);
  expect(rising).toBe(
    said.fill(said.words.rose, {
      name: labelOf('fabric', 'denim', locale) ?? '',
      before: said.percent(10),
      now: said.percent(13),
    }),
  );
});
