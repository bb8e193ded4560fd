import { expect, it } from '@jest/globals';
import { InputPipe, ValidationError } from '@toile/platform';
import { plain } from '../../../kernel/http/dto/plain.js';
import { CatalogueCollectionDto } from './catalogue-collection.js';

const named = { slug: 'x', name: 'X' };
const facts = {
  designer: named,
  season: named,
  type: named,
  city: named,
  show_date: '2026-06-01T10:00:00Z',
  title: 'New',
};
const look = {
  slug: 'new-1',
  position: 1,
  tags: [named],
  models: [],
  image_filename: 'a.jpg',
  width: 2,
  height: 3,
  thumbhash: null,
  colours: ['#112233'],
  description: 'A look',
};
const checked = (body: object) =>
  new InputPipe().transform(body, { type: 'body', metatype: CatalogueCollectionDto });
const faults = (body: object) =>
  checked(body).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      return error.violations.map(({ propertyPath }) => propertyPath);
    },
  );

it('is a show with looks as they were sent, and what was left out in its place', async () => {
  expect(plain(await checked({ facts, looks: [look] }))).toEqual({
    facts: { ...facts, venue: '', live: false, stream_url: null, description: '' },
    looks: [look],
    publish: false,
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'takes no stream at %s, which a page would link to',
  async (stream_url) =>
    expect(await faults({ facts: { ...facts, stream_url } })).toEqual(['facts.stream_url']),
);

it.each([
  [{ tags: [null] }, 'looks.0.tags'],
  [{ tags: [[named]] }, 'looks.0.tags'],
  [{ tags: null }, 'looks.0.tags'],
  [{ models: [{ slug: 'x' }] }, 'looks.0.models.0.name'],
  [{ description: null }, 'looks.0.description'],
  [{ colours: ['red'] }, 'looks.0.colours'],
  [{ width: 2 ** 40 }, 'looks.0.width'],
])('takes no look with %j', async (wrong, path) => {
  expect(await faults({ facts, looks: [{ ...look, ...wrong }] })).toContain(path);
});

it('takes no show without its brand, in an hour that never was, or among other lists', async () => {
  expect(await faults({ facts: { ...facts, designer: undefined } })).toContain('facts.designer');
  expect(await faults({ facts: { ...facts, designer: [] } })).toContain('facts.designer');
  expect(await faults({ facts: { ...facts, show_date: '2026-02-30T10:00:00Z' } })).toEqual([
    'facts.show_date',
  ]);
  expect(await faults({ facts: [facts] })).toContain('facts');
});
