import { expect, it } from '@jest/globals';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import { boardsOfVisits } from './boards-of-visits.js';

it('keeps some of the looks that members opened after a search for what they wear, the same each time', () => {
  const catalogue = generateCatalogue({ seed: 'toile', scale: 'small' });
  const members = Array.from({ length: 160 }, (_, n) => `member-${n}`);
  const request = {
    catalogue,
    seed: 'visits',
    now: new Date('2026-11-10T12:00:00Z'),
    events: 20_000,
    members,
  };
  const boards = [...boardsOfVisits(request)];
  const worn = new Map(catalogue.looks.map((look) => [look.slug, look.tags]));
  const slugs = new Map(catalogue.tags.map(({ slug, name }) => [name, slug]));
  expect(boards.length).toBeGreaterThan(20);
  for (const { by, name, looks } of boards) {
    expect(members).toContain(by);
    expect(worn.get(looks[0]?.slug ?? '')).toContain(slugs.get(name));
  }
  expect([...boardsOfVisits(request)]).toEqual(boards);
  expect([...boardsOfVisits({ ...request, members: [] })]).toEqual([]);
});
