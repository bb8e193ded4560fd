import { describe, expect, it } from '@jest/globals';
import { contentsOf, sayContents } from './board-contents.js';

const say = (word: string, count: number) => (word === 'empty' ? 'Empty' : `${count} ${word}`);
const said = (types: string[], locale = 'en') =>
  sayContents(contentsOf(types.map((type) => ({ type }))), say, locale);

describe('what stands on a board', () => {
  it('is counted by kind: a note and a link are no pictures, one’s own is', () => {
    const types = ['look', 'note', 'street-style', 'picture', 'link', 'note'];
    expect(contentsOf(types.map((type) => ({ type })))).toEqual({ count: 3, notes: 2, links: 1 });
  });

  it('is said in the reader’s language, without what is not there', () => {
    expect(said(['look', 'look', 'note', 'link'])).toBe('2 pictures, 1 notes, and 1 links');
    expect(said(['note'])).toBe('1 notes');
    expect(said(['look', 'note'], 'fr')).toBe('1 pictures et 1 notes');
    expect(said(['look', 'note'], 'zh')).toBe('1 pictures和 1 notes');
    expect(said([])).toBe('Empty');
  });
});
