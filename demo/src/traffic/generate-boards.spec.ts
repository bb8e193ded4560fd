import { expect, it } from '@jest/globals';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import { generateBoards } from './generate-boards.js';

const catalogue = generateCatalogue({ seed: 'toile', scale: 'small' });
const now = new Date('2026-11-10T12:00:00Z');
const boardsOf = (boards: number) => [...generateBoards({ catalogue, seed: 'boards', now, boards })];
const boards = boardsOf(300);

it('gives the same boards for the same request, exactly as many', () => {
  expect(boards).toHaveLength(300);
  expect(boardsOf(300)).toEqual(boards);
  expect(boardsOf(0)).toEqual([]);
});

it('pins looks that had been shown, each once a board, around the theme the board is named for', () => {
  const shown = new Map(catalogue.collections.map(({ slug, show_date }) => [slug, Date.parse(show_date)]));
  const looks = new Map(catalogue.looks.map((look) => [look.slug, look]));
  const tags = new Map(catalogue.tags.map(({ slug, name }) => [name, slug]));
  let ofTheme = 0;
  let all = 0;
  for (const board of boards) {
    expect(board.createdAt.getTime()).toBeLessThan(now.getTime());
    expect(new Set(board.looks.map(({ slug }) => slug)).size).toBe(board.looks.length);
    for (const { slug } of board.looks) {
      const look = looks.get(slug);
      expect(shown.get(look?.collection ?? '')).toBeLessThan(board.createdAt.getTime() + 3_600_000);
      all += 1;
      if (look?.tags.includes(tags.get(board.name) ?? '')) ofTheme += 1;
    }
  }
  expect(all / boards.length).toBeGreaterThan(4);
  expect(ofTheme / all).toBeGreaterThan(0.4);
});

it('gains looks later that had been shown by then, not after now, the earliest first', () => {
  const shown = new Map(catalogue.collections.map(({ slug, show_date }) => [slug, Date.parse(show_date)]));
  const collections = new Map(catalogue.looks.map(({ slug, collection }) => [slug, collection]));
  const returns = boards.flatMap(({ createdAt, later }) => later.map((one) => ({ createdAt, ...one })));
  expect(returns.length).toBeGreaterThan(boards.length);
  for (const { createdAt, at, looks } of returns) {
    expect(at > createdAt && at < now).toBe(true);
    for (const { slug } of looks)
      expect(shown.get(collections.get(slug) ?? '')).toBeLessThan(at.getTime() + 3_600_000);
  }
  for (const { later } of boards)
    expect(later.map(({ at }) => at)).toEqual(later.map(({ at }) => at).sort((a, b) => +a - +b));
});

it('is kept by fewer readers than there are boards', () => {
  const readers = new Set(boards.map(({ reader }) => reader)).size;
  expect(readers).toBeGreaterThan(50);
  expect(readers).toBeLessThan(250);
});
