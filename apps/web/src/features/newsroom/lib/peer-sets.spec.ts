import { expect, it } from '@jest/globals';
import { peerSets } from './peer-sets';

const candidates = ['ada', 'bea', 'cleo', 'dora', 'eve'].map((slug) => ({ slug }));
const kept = (id: string, members: string[], dimension = 'brand') => ({
  id,
  name: `Set ${id}`,
  dimension,
  members: members.map((key) => ({ key, label: key })),
});

it('offers sets and groups of brands, a group in a set by its brands, each once', () => {
  const groups = [kept('g', ['dora', 'ada'])];
  const sets = [kept('s', ['~g', 'cleo', 'ada'])];
  expect(peerSets({ sets, groups }, candidates)).toEqual([
    { id: 's', name: 'Set s', peers: ['ada', 'cleo', 'dora'], fits: true },
    { id: 'g', name: 'Set g', peers: ['ada', 'dora'], fits: false },
  ]);
});

it('leaves out who shows nothing in the season and the brand itself, and what is of no brands or of nobody', () => {
  const sets = [
    kept('own', ['me', 'gone', 'ada', 'bea', 'cleo']),
    kept('few', ['me', 'gone', 'ada', 'bea']),
    kept('tags', ['denim', 'lace', 'wool'], 'tag'),
    { ...kept('erased', ['ada', 'bea', 'cleo']), name: null },
  ];
  expect(
    peerSets({ sets, groups: [] }, candidates).map(({ id, peers, fits }) => [id, peers.length, fits]),
  ).toEqual([
    ['own', 3, true],
    ['few', 2, false],
  ]);
});

it('of more brands than can be set beside, none is left out in silence', () => {
  const many = Array.from({ length: 21 }, (_, at) => `brand-${at}`);
  const [set] = peerSets(
    { sets: [], groups: [kept('many', many)] },
    many.map((slug) => ({ slug })),
  );
  expect(set).toMatchObject({ fits: false, peers: { length: 21 } });
});
