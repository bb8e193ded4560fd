import { describe, expect, it } from '@jest/globals';
import { queryOf, queryOfForm, readFilters, without, withoutOne } from './filters.js';
import { inWords } from './in-words.js';

describe('filters in the address', () => {
  it('reads repeated and comma-separated tags alike', () => {
    expect(readFilters({ tags: ['a,b', 'b', 'c'] }).tags).toEqual(['a', 'b', 'c']);
  });

  it.each(['0', '-1', '10001', '1.5', 'x', ''])('takes the page %j for the first', (page) => {
    expect(readFilters({ page }).page).toBe(1);
  });

  it('writes no empty field and does not say page 1', () => {
    expect(queryOf(readFilters({ type: 'woman', city: '', tags: 'lace', page: '1' }))).toBe(
      '?type=woman&tags=lace',
    );
    expect(queryOf(readFilters({}))).toBe('');
  });

  it('writes what it reads', () => {
    const query =
      '?search=red+velvet&type=woman&season=resort-2026&tags=lace,silk&colours=reds,4a6fa5&colours_in=anywhere&page=3';
    const given = Object.fromEntries(new URLSearchParams(query));
    expect(queryOf(readFilters(given))).toBe(query);
  });

  const refused = (...paths: string[]) => paths.map((propertyPath) => ({ propertyPath }));

  it('takes values that the api refuses for words, and leaves the others', () => {
    const filters = readFilters({
      search: 'coat',
      colours: 'rouge',
      city: 'Milano',
      tags: 'lace',
      page: '2',
    });
    expect(queryOf(inWords(filters, refused('colours', 'city', 'colours')) ?? {})).toBe(
      '?search=coat+Milano+rouge&tags=lace',
    );
    expect(inWords(readFilters({ season: 'no-such-season' }), refused('season'))?.search).toBe(
      'no such season',
    );
    expect(inWords(filters, refused('search', 'city'))).toBeNull();
    expect(inWords(readFilters({ tags: 'x'.repeat(101) }), refused('tags'))).toBeNull();
    expect(inWords(filters, [])).toBeNull();
  });

  it('starts again on page 1 when a filter goes', () => {
    const filters = readFilters({ type: 'man', tags: 'lace,silk', page: '4' });
    expect(queryOf(without(filters, 'type'))).toBe('?tags=lace,silk');
    expect(queryOf(withoutOne(filters, 'tags', 'silk'))).toBe('?type=man&tags=lace');
  });

  it('starts again on page 1 when the form is sent', () => {
    const fields: [string, string][] = [
      ['search', ''],
      ['type', 'woman'],
      ['tags', 'lace'],
      ['tags', 'silk'],
      ['page', '7'],
    ];
    expect(queryOfForm(fields)).toBe('?type=woman&tags=lace,silk');
  });
});
