import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { SlideMarkDto } from '../rendering/rendered-slide.dto.js';
import { onPaper } from './on-paper.js';
import { type DeckDocument, writeDeck } from './write-deck.js';

const slide: DeckDocument['slides'][number] = {
  id: 'a',
  kind: 'question',
  title: 'Lace & ruffles < velvet "now"',
  text: 'In Milan\u0001 alone.',
  filters: 'Milan',
  head: ['Trend', 'SS26', 'SS27'],
  rows: [['Lace', '1.5%', '–']],
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
  empty: 'No data available',
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
  const bare = { ...slide, text: 'Too early.', head: [], rows: [], chart: null };
  const parts = unzipSync(await writeDeck({ ...deck, slides: [bare] }, new Map()));
  const written = strFromU8(parts['ppt/slides/slide2.xml'] ?? new Uint8Array());
  for (const words of ['Too early.', 'No data available']) expect(written).toContain(words);
  const head = { label: '', season: '', value: '', change: '' };
  expect(onPaper({ ...deck, slides: [bare] }, head).figures[0]).toMatchObject({
    rows: [],
    empty: 'Too early.\nNo data available',
  });
});
