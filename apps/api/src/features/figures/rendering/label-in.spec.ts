import { describe, expect, it } from '@jest/globals';
import { type Figure, LOCALES, type Locale } from '@toile/contracts';
import { EMPTY_ROW } from '../figure/figure-row.js';
import type { Scope } from '../scope/scope.js';
import { labelIn, renderFigure } from './render-figure.js';

const plain = { bar_background: null };

describe('a row’s label outside the dashboard', () => {
  it('says measures, categories, colours and countries in the reader’s words', () => {
    const inFrench = (label: string, tag_name: string | null = null, bar_background: string | null = null) =>
      labelIn('fr', { label, tag_name, bar_background });
    expect(inFrench('runway_share', 'maison-orvanne')).toBe('Part des défilés');
    expect(inFrench('saves')).toBe('Ajouts');
    expect(inFrench('Fabrics', 'fabric')).toBe('Matières');
    expect(inFrench('Black', 'black', '#17161a')).toBe('Noir');
    expect(inFrench('Yellows', 'yellows', '#efd23f')).toBe('Jaunes');
    expect(inFrench('Resort 2027', 'resort-2027')).toBe('Croisière 2027');
    expect(inFrench('South Korea', 'denim')).toBe('Corée du Sud');
    expect(inFrench('Other', 'denim')).toBe('Autre');
  });

  it('says trends in the reader’s words', () => {
    expect(labelIn('fr', { label: 'Velvet', tag_name: 'velvet', ...plain })).toBe('Velours');
    // A fabric that is called like a colour.
    expect(labelIn('zh', { label: 'Denim', tag_name: 'denim', ...plain })).toBe('牛仔布');
  });

  it('leaves the names of the catalogue as they are', () => {
    expect(labelIn('fr', { label: 'Velvet of old', tag_name: 'velvet', ...plain })).toBe('Velvet of old');
    expect(labelIn('fr', { label: 'Moss', tag_name: 'moss', ...plain })).toBe('Moss');
    expect(labelIn('fr', { label: 'models', tag_name: 'models', ...plain })).toBe('models');
    expect(labelIn('zh', { label: 'Maison Orvanne, look 3', tag_name: null, ...plain })).toBe(
      'Maison Orvanne，造型 3',
    );
    expect(labelIn('zh', { label: 'Maison Orvanne', tag_name: 'maison-orvanne', ...plain })).toBe(
      'Maison Orvanne',
    );
  });

  it.each(LOCALES)('shows no name of a program in %s', (locale) => {
    for (const label of [
      'looks',
      'collections',
      'brands',
      'models',
      'views',
      'searches',
      'saves',
      'runway_share',
    ])
      expect(labelIn(locale, { label, tag_name: null, ...plain })).not.toMatch(/^[a-z_]+$/);
  });
});

describe('a figure outside the dashboard', () => {
  const scope = {
    type: { slug: 'woman', name: 'Womenswear' },
    seasons: [{ slug: 'spring-summer-2027' }],
    input: { category: 'all-categories', scope: 'all-brands', job: 'all-jobs', country: 'all-countries' },
  } as unknown as Scope;
  const changed = (evolution: number, change_interval: [number, number] | null) => ({
    ...EMPTY_ROW,
    label: 'Velvet',
    value: 10,
    evolution,
    change_interval,
  });
  const rendered = (...rows: Figure['rows']) => renderedIn('en', rows);
  const renderedIn = (locale: Locale, rows: Figure['rows'], consent?: Figure['meta']['consent']) =>
    renderFigure(
      {
        rows,
        meta: {
          definition: 'top20',
          version: 3,
          window: { from: '2026-09-08', to: '2026-10-13', rule: 'Paris days' },
          as_of: '2026-11-01T10:00:00Z',
          consent,
        },
      } as Figure,
      scope,
      locale,
    );

  it('tells a change that may be chance from one that is known, without colour', () => {
    const { rows, notes } = rendered(
      changed(4, [-3, 9]),
      changed(-4, [-9, 3]),
      changed(4, [1, 9]),
      changed(-4, null),
    );
    expect(rows.map(({ change }) => change?.slice(0, 1))).toEqual(['△', '▽', '▲', '▼']);
    expect(notes).toEqual(['A hollow triangle: the change may be chance.']);
    expect(rendered(changed(4, [1, 9])).notes).toEqual([]);
  });

  it('says how many of the readers consented, where anybody came', () => {
    const consent = { value: 61.7, numerator: 617, denominator: 1000 };
    expect(renderedIn('fr', [], consent).notes.join()).toMatch(
      /^De lecteurs ayant consenti\s: 62\s% des pages vues$/,
    );
    expect(renderedIn('fr', [], { value: null, numerator: 0, denominator: 0 }).notes).toEqual([]);
  });

  it('names its definition in words', () => {
    expect(rendered().source).toMatch(/^Toile, Top 20 brands version 3, Sep 8, 2026 to Oct 13, 2026/);
  });
});
