import { expect, it } from '@jest/globals';
import { messagesOf } from '@toile/i18n';
import { labelsOf } from '@toile/vocabulary';
import { rowLabel } from './row-label.js';

const { figures } = messagesOf('fr');
const board = {
  figures,
  names: {
    colours: labelsOf('tone', 'fr', 'many'),
    categories: labelsOf('category', 'fr', 'many'),
    seasons: { 'resort-2027': 'Croisière 2027' },
    tags: labelsOf('fabric', 'fr'),
    cities: {},
    countries: { Italy: 'Italie' },
    lookBy: '{designer}，造型 {position}',
  },
};
const label = (subject: Parameters<typeof rowLabel>[0], label: string, tag_name: string | null = null) =>
  rowLabel(subject, { label, tag_name }, board);

it('says in the reader’s words what is a fixed list, and leaves names as they are', () => {
  expect(label('trend', 'Fabrics', 'fabric')).toBe('Matières');
  expect(label('kpi', 'runway_share')).toBe('Part des défilés');
  expect(label('country', 'Italy', 'denim')).toBe('Italie');
  // Where seasons are told apart by their first look.
  expect(label('look', 'Resort 2027', 'resort-2027')).toBe('Croisière 2027');
  expect(label('colour', 'Whites', 'whites')).toBe('Blancs');
  // A trend may be called as a category or a colour is.
  expect(label('trend', 'Fabric', 'fabric')).toBe('Fabric');
  expect(label('trend', 'Lace', 'lace')).toBe('Dentelle');
  expect(label('brand', 'looks', 'looks')).toBe('looks');
});

it('names a look with the reader’s word for it, and leaves what is called otherwise', () => {
  const named = (label: string) => rowLabel('look', { label, tag_name: null }, board);
  expect(named('Halloran & Pike, look 12')).toBe('Halloran & Pike，造型 12');
  expect(named('a-slug-only')).toBe('a-slug-only');
});
