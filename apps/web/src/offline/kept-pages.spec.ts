import { describe, expect, it } from '@jest/globals';
import {
  changesReader,
  isKept,
  isListOfBoards,
  isSlide,
  isWhole,
  keptPicture,
  keyOf,
  neededBy,
  offlinePage,
  picturesOf,
} from './kept-pages.js';

describe('what is kept for reading offline', () => {
  it('is a reader’s boards, dashboards, decks and saved items, and nothing else', () => {
    for (const path of [
      '/en/moodboards',
      '/zh/moodboards/autumn-x1/more',
      '/fr/data/dashboard/trends',
      '/en/data/desk',
      '/en/data/dashboard/decks',
      '/en/data/dashboard/decks/01a2',
      '/en/data/dashboard/decks/01a2/present',
    ])
      expect([path, isKept(path)]).toEqual([path, true]);
    for (const path of [
      '/moodboards',
      '/en/moodboards/share/autumn-x1',
      '/en/moodboards/delete/autumn-x1',
      '/en/moodboards/public/token/more',
      '/en/user/account/update',
      '/en/operations/jobs',
      '/en/data/dashboard/decks/01a2/slides/01b3',
      '/en/data/leads',
      '/en/look/more',
    ])
      expect([path, isKept(path)]).toEqual([path, false]);
  });

  it('is of a deck what its slides show, with their pictures', () => {
    expect(isSlide('/api/dashboard/decks/01a2/slides/01b3')).toBe(true);
    expect(isSlide('/api/dashboard/decks/01a2')).toBe(false);
    expect(picturesOf({ pictures: [{ filename: 'a b.jpg' }] })).toEqual(['/cdn/list_400/a%20b.jpg']);
  });

  it('is forgotten by whoever signs in or out', () => {
    expect(changesReader('GET', '/en/auth/logout')).toBe(true);
    expect(changesReader('POST', '/auth/force-relogin')).toBe(true);
    expect(changesReader('POST', '/fr/auth')).toBe(true);
    expect(changesReader('GET', '/fr/auth')).toBe(false);
    expect(changesReader('GET', '/auth/status')).toBe(false);
    expect(changesReader('GET', '/en/auth/leave')).toBe(false);
  });

  it('is one page whatever a dashboard is narrowed by', () => {
    expect(keyOf('https://a.test/en/data/dashboard/home?season=x&_rsc=1')).toBe(
      'https://a.test/en/data/dashboard/home',
    );
    expect(keyOf('https://a.test/en/moodboards?page=2')).toBe('https://a.test/en/moodboards?page=2');
  });

  it('has the files a document names, and its pictures in one size', () => {
    const html =
      '<script src="/_next/static/chunks/a-1.js"></script><img srcSet="/cdn/thumb_200/b.jpg 200w, /cdn/list_400/b.jpg 400w">';
    expect(neededBy(html)).toEqual({
      files: ['/_next/static/chunks/a-1.js'],
      pictures: ['/cdn/list_400/b.jpg'],
      boards: [],
    });
    expect(keptPicture('/cdn/look_1200/b.jpg')).toBe('/cdn/list_400/b.jpg');
    expect(keptPicture('/cdn/look_1200/../b.jpg')).toBeNull();
  });

  it('has the boards a list of boards leads to', () => {
    const html =
      '<a href="/fr/moodboards/train-x1/more">a</a><a href="/fr/moodboards/train-x1/more">b</a><a href="/fr/moodboards/public/t/more">c</a>';
    expect(neededBy(html).boards).toEqual(['/fr/moodboards/train-x1/more']);
    expect(['/fr/moodboards', '/fr/moodboards/train-x1/more'].map(isListOfBoards)).toEqual([true, false]);
  });

  it('is no page of which a part failed', () => {
    expect(isWhole('<div data-failed="true">')).toBe(false);
    expect(isWhole('<div>')).toBe(true);
  });

  it('leads elsewhere in the reader’s language', () => {
    expect(offlinePage('/it/look/search')).toBe('/it/offline');
    expect(offlinePage('/')).toBe('/en/offline');
  });
});
