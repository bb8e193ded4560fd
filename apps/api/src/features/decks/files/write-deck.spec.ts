import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { SlideMarkDto } from '../rendering/rendered-slide.dto.js';
import type { DeckDocument } from './deck-document.js';
import { onPaper } from './on-paper.js';
import { writeDeck } from './write-deck.js';

const slide: DeckDocument['slides'][number] = {
  id: 'a',
  kind: 'question',
  title: 'Lace & ruffles < velvet "now"',
  text: 'In Milan\u0001 alone.',
  filters: 'Milan',
  head: ['Trend', 'SS26', 'SS27'],
  rows: [['Lace', '1.5%', '–']],
  keyFigures: false,
  empty: null,
  chart: {
    kind: 'lines',
    percent: true,
    digits: 1,
    categories: ['SS26', 'SS27'],
    series: [
      { name: 'Lace & co', values: [1.5, null] },
      { name: 'Velvet', values: [2, 3.25] },
    ],
  },
  pictures: [],
  notes: ['* Small base'],
  source: 'Toile, share_of_collection_v2 version 2',
  link: '/data/dashboard/explore?measures=runway_share&rows=tag',
  refreshed: null,
  problem: null,
  receipt: 'Receipt 1',
};
const looks: DeckDocument['slides'][number] = {
  ...slide,
  id: 'b',
  kind: 'looks',
  title: 'Looks',
  text: null,
  chart: null,
  head: [],
  rows: [],
  source: null,
  link: null,
  receipt: null,
  notes: [],
  pictures: [
    { filename: 'one.jpg', title: 'Verne', credit: 'Spring-Summer 2027, Look 1', address: '/look/verne-1' },
    { filename: 'gone.jpg', title: 'Nola', credit: 'Look 2', address: null },
  ],
};
const deck: DeckDocument = {
  locale: 'en',
  title: 'A & B',
  made: 'Toile',
  live: 'Open live',
  url: 'https://toile.example',
  slides: [slide, looks],
};
/** The smallest JPEG there is. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const pictures = new Map([['one.jpg', { data: new Uint8Array(JPEG), width: 200, height: 300 }]]);

it('is whole: every part of it is XML, whatever somebody wrote', async () => {
  const parts = unzipSync(await writeDeck(deck, pictures));
  const xml = Object.entries(parts).filter(([name]) => /\.(xml|rels)$/.test(name));
  expect(xml.length).toBeGreaterThan(20);
  for (const [name, bytes] of xml) {
    const text = strFromU8(bytes);
    const faults = [
      text.match(/&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/gi),
      text.includes('\u0001') || null,
    ];
    expect([name, ...faults]).toEqual([name, null, null]);
  }
});

it('draws lines with a gap where there is no number, credits its looks, and says where numbers are from', async () => {
  const parts = unzipSync(await writeDeck(deck, pictures));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const chart = part(
    'ppt/charts/' + Object.keys(parts).flatMap((name) => /charts\/(chart\d+\.xml)$/.exec(name)?.[1] ?? [])[0],
  );
  expect(chart).toContain('<c:lineChart>');
  expect(chart).toMatch(/Lace &amp; co[\s\S]*<c:v>1\.5<\/c:v>[\s\S]*Velvet[\s\S]*<c:v>3\.25<\/c:v>/);
  expect(chart).not.toContain('<c:v></c:v>');
  expect(chart).not.toContain('>null<');
  expect(chart).not.toContain('>NaN<');
  const [numbers, ofLooks] = [part('ppt/slides/slide2.xml'), part('ppt/slides/slide3.xml')];
  expect(numbers).toMatch(/<a:tbl>[\s\S]*1\.5%/);
  expect(numbers).toContain('Receipt 1');
  expect(part('ppt/notesSlides/notesSlide2.xml')).toContain('explore?measures=runway_share&amp;rows=tag');
  // One picture is there, both are credited.
  expect(ofLooks.match(/<p:pic>/g)).toHaveLength(1);
  for (const words of ['Verne', 'Spring-Summer 2027, Look 1', 'Nola']) expect(ofLooks).toContain(words);
  expect(part('ppt/slides/_rels/slide3.xml.rels')).toContain('https://toile.example/en/look/verne-1');
});

it('marks what changed since a deck was refreshed before, in PowerPoint and on paper, with the moments in the footnote', async () => {
  const marks: SlideMarkDto[] = [
    { kind: 'rose', text: 'Lace 1.2% → 1.5% (+0.3)' },
    { kind: 'unchanged', text: '3 unchanged' },
  ];
  const note = 'As known on Nov 23. Compared with Nov 16.';
  const refreshed = { at: '2026-11-23', since: '2026-11-16', failed: null, note, marks };
  const weekly = { ...deck, slides: [{ ...slide, refreshed }] };
  const parts = unzipSync(await writeDeck(weekly, pictures));
  for (const name of ['ppt/slides/slide2.xml', 'ppt/notesSlides/notesSlide2.xml']) {
    const text = strFromU8(parts[name] ?? new Uint8Array());
    for (const words of ['▲ Lace 1.2% → 1.5% (+0.3)', '3 unchanged', note]) expect(text).toContain(words);
  }
  const [figure] = onPaper(weekly, { label: '', season: '', value: '', change: '' }).figures;
  expect(figure?.notes).toEqual(expect.arrayContaining(['▲ Lace 1.2% → 1.5% (+0.3) · 3 unchanged', note]));
});

it('says of a figure without rows that there is nothing, beside what somebody wrote', async () => {
  const nothing = { head: [], rows: [], chart: null, empty: 'No data available' };
  const bare = { ...slide, ...nothing, text: 'Too early.' };
  const parts = unzipSync(await writeDeck({ ...deck, slides: [bare] }, new Map()));
  const written = strFromU8(parts['ppt/slides/slide2.xml'] ?? new Uint8Array());
  for (const words of ['Too early.', 'No data available']) expect(written).toContain(words);
  const head = { label: '', season: '', value: '', change: '' };
  expect(onPaper({ ...deck, slides: [bare] }, head).figures[0]).toMatchObject({
    rows: [],
    empty: 'Too early.\nNo data available',
  });
});

it('puts the first picture large on the cover, credited, beside a title that keeps off it', async () => {
  const [first] = looks.pictures;
  const picture = pictures.get('one.jpg');
  if (!first || !picture) throw new Error('the deck has no picture');
  const parts = unzipSync(await writeDeck(deck, pictures, { ...first, picture }));
  const cover = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array());
  const [title, image] = ['<p:sp>', '<p:pic>'].map((tag) => {
    const box = cover
      .slice(cover.indexOf(tag))
      .match(/<a:off x="(\d+)"[^>]*\/>\s*<a:ext cx="(\d+)" cy="(\d+)"/);
    return (box ?? []).slice(1).map((emu) => Number(emu) / 914_400);
  });
  expect(image?.[2]).toBeCloseTo(7.5, 1);
  expect((title?.[0] ?? 0) + (title?.[1] ?? 0)).toBeLessThanOrEqual(image?.[0] ?? 0);
  expect(cover).toContain('Verne: Spring-Summer 2027, Look 1');
});

it('writes key figures one by one, large, and no table of them', async () => {
  const rows = [
    ['Looks', '80', 'New'],
    ['Views', '999 *', '▲ 12%'],
  ];
  const parts = unzipSync(
    await writeDeck({ ...deck, slides: [{ ...slide, chart: null, rows, keyFigures: true }] }, new Map()),
  );
  const written = strFromU8(parts['ppt/slides/slide2.xml'] ?? new Uint8Array());
  expect(written).not.toContain('<a:tbl>');
  for (const [name, value, change] of rows)
    expect(written).toMatch(
      new RegExp(
        `${name}</a:t>[\\s\\S]*sz="3600"[\\s\\S]*${value?.replace('*', '\\*')}</a:t>[\\s\\S]*${change}</a:t>`,
      ),
    );
});
