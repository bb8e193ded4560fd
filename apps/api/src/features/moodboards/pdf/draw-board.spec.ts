import { beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { openPdf } from '../../../kernel/pdf/testing-pdf.js';
import type { BoardDocument, DocumentLook } from './board-document.js';
import { drawBoard } from './draw-board.js';
import { writeBoard } from './write-board.js';

let picture: Uint8Array;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
});

const look = (number: number, over: Partial<DocumentLook> = {}): DocumentLook => ({
  title: `Designer ${number}`,
  section: '',
  facts: ['Fall-Winter 2026 · Womenswear', `Paris · Look ${number}`],
  note: null,
  image_filename: `${number}.jpg`,
  colours: ['#884422'],
  ...over,
});
const document = (
  looks: DocumentLook[],
  looksPerPage: number,
  over: Partial<BoardDocument> = {},
): BoardDocument => ({
  format: 'pdf',
  title: 'Wool & denim',
  eyebrow: 'A moodboard',
  lines: ['3 pictures'],
  credits: 'Credits and notes',
  empty: 'Nothing on this board yet.',
  description: 'For the buyers',
  cover: 0,
  language: 'en',
  changedAt: '2026-11-21T10:00:00.000Z',
  looksPerPage,
  looks,
  ...over,
});
const draw = async (order: BoardDocument) => {
  const steps: number[] = [];
  const pictures = order.looks.map((_, index) => (index === 1 ? null : picture));
  const pdf = await drawBoard({ document: order, pictures }, (pages) => steps.push(pages));
  return { ...(await openPdf(pdf)), steps, bytes: pdf };
};

describe('a board on paper', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'holds %i looks a page between its cover and its credits',
    async (each) => {
      const looks = Array.from({ length: 10 }, (_, index) => look(index + 1));
      const { pages, size, steps, title } = await draw(document(looks, each));
      const lookPages = Math.ceil(10 / each);
      expect(pages).toHaveLength(lookPages + 2);
      expect(size.map(Math.round)).toEqual([842, 595]);
      expect(title).toBe('Wool & denim');
      expect(steps).toEqual(Array.from({ length: lookPages }, (_, index) => index + 1));
      expect(pages[0]).toContain('Wool & denim');
      expect(pages[0]).toContain('For the buyers');
      for (const [index, one] of looks.entries()) {
        const page = pages[1 + Math.floor(index / each)];
        expect(page).toMatch(new RegExp(`${one.title}( |$)`));
        expect(page).toContain(one.facts[1]);
      }
      expect(pages.at(-1)).toContain('Credits and notes');
      expect(pages.at(-1)).toContain('Designer 10');
    },
  );

  it('says Chinese, Cyrillic and accents as text that can be read back', async () => {
    const chinese = look(1, {
      title: '巴黎',
      facts: ['2026 秋冬 · 高级定制'],
      note: '袖子的剪裁，干净利落。',
    });
    const other = look(2, { title: 'Дом Élégance', note: 'Ça tombe à merveille — così, ¿no?' });
    const board = document([chinese, other], 4, {
      title: '牛仔与羊毛',
      credits: '出处与备注',
      language: 'zh',
    });
    const { pages, title } = await draw(board);
    expect(title).toBe('牛仔与羊毛');
    expect(pages[0]).toContain('牛仔与羊毛');
    expect(pages[1]).toContain('2026 秋冬 · 高级定制');
    expect(pages.at(-1)?.replaceAll(' ', '')).toContain('袖子的剪裁，干净利落。');
    expect(pages.at(-1)).toContain('Ça tombe à merveille — così, ¿no?');
  });

  it.each([
    ['Hindi', 'सर्दियों का संग्रह', 'क्षत्रिय की कढ़ाई, हिन्दी में।'],
    ['Arabic', 'مجموعة الشتاء (صوف) 2026', 'قصّة الكُمّ رائعة! ABC ثم العربية'],
    ['Hebrew', 'שָׁלוֹם: לוח החורף', 'הערה בעברית עם English'],
    ['Thai', 'คอลเลกชันฤดูหนาวที่มีชื่อยาวมากจนต้องขึ้นบรรทัดใหม่', 'หมายเหตุ ภาษาไทย'],
    ['Japanese and Korean', '冬のコレクション 겨울 컬렉션', '袖のカット 소매'],
    ['emoji alone', '👗', '🧵👩‍🎨'],
    ['no family', 'ܐܒܓ \u{10ffff}', 'ߊߋߌ'],
    ['marks', `Z\u0335${'\u0301'.repeat(300)}`, '\u0301\u200d'],
    ['controls', 'a\u0000b\u202e\ud83d', '\ud800'],
    ['nothing', '', ''],
  ])('draws whatever was written: %s', async (_, title, note) => {
    const { pages } = await draw(document([look(1, { note, title })], 4, { title, description: note }));
    expect(pages).toHaveLength(3);
  });

  it('reads back what is written from the right', async () => {
    const { pages } = await draw(document([], 4, { title: 'مجموعة الشتاء', description: 'לוח החורף' }));
    expect(pages[0]).toContain('החורף לוח');
    for (const letter of 'مجموعة') expect(pages[0]).toContain(letter);
  });

  it('sets notes that are one word each in time that grows with their length alone', async () => {
    const looks = Array.from({ length: 100 }, (_, index) => look(index, { note: 'x'.repeat(1_000) }));
    const from = process.cpuUsage();
    await drawBoard({ document: document(looks, 9), pictures: looks.map(() => null) }, () => undefined);
    expect(process.cpuUsage(from).user / 1e6).toBeLessThan(15);
  });

  it('cuts a long note under its picture and gives all of it at the end', async () => {
    const note = `${'The shoulder line again. '.repeat(38)}The very end.`;
    const { pages } = await draw(document([look(1, { note })], 5));
    expect(pages[1]).toContain('…');
    expect(pages[1]).not.toContain('The very end.');
    expect(pages.at(-1)).toContain('The very end.');
  });

  it('breaks words that are wider than their place, and leaves out what no font can show', async () => {
    const endless = 'Pneumono'.repeat(14);
    const { pages } = await draw(document([look(1, { title: 'Maison 🧵 Dé' })], 9, { title: endless }));
    expect(pages[0]?.replaceAll(' ', '')).toContain(endless);
    expect(pages[1]).toMatch(/Maison +Dé/);
  });

  const inSections = document([look(1), look(2, { section: 'Evening' }), look(3, { section: 'Evening' })], 4);

  it('begins a page with each section, under its name', async () => {
    const { pages, steps } = await draw(inSections);
    expect(pages).toHaveLength(4);
    expect(steps).toEqual([1, 2]);
    expect(pages[1]).not.toContain('Evening');
    expect(pages[2]).toMatch(/Evening[\s\S]*Designer 2[\s\S]*Designer 3/);
  });

  it('leaves as slides with the same pages, pictures, words and notes', async () => {
    const note = 'Cut & drape <now>\u0001';
    const slides = { ...inSections, looks: inSections.looks.map((one) => ({ ...one, note })) };
    const pictures = [picture, null, picture];
    const parts = unzipSync(await writeBoard({ document: slides, pictures }, () => undefined));
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    expect(Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(3);
    const [cover, first, second] = [1, 2, 3].map((number) => part(`ppt/slides/slide${number}.xml`));
    expect(cover).toContain('Wool &amp; denim');
    expect(first?.match(/<p:pic>/g)).toHaveLength(1);
    expect(first).not.toContain('Evening');
    // A picture that is missing is credited.
    expect(second?.match(/<p:pic>/g)).toHaveLength(1);
    expect(second).toMatch(/Evening[\s\S]*Designer 2[\s\S]*Designer 3/);
    expect(second).toContain('Cut &amp; drape &lt;now&gt;<');
    expect(part('ppt/notesSlides/notesSlide3.xml')).toContain('2. Designer 2, Fall-Winter 2026');
  });

  const lying = (card: DocumentLook['card'], box: { x: number; y: number }) =>
    look(1, {
      title: card?.kind === 'note' ? '' : 'Swatch',
      facts: card?.kind === 'picture' ? ['Photograph: Ada'] : [],
      ...(card ? { card } : {}),
      box: { ...box, width: 200, height: 326, z: 1 },
    });
  const paper = { colour: '#e4ebdd', url: null, picture: null };
  const canvas = () =>
    document(
      [
        lying(undefined, { x: 0, y: 0 }),
        lying({ ...paper, kind: 'note', text: 'Everything in 绿色' }, { x: 300, y: 40 }),
        lying({ ...paper, kind: 'link', text: 'Fabrics', url: 'https://a.test/' }, { x: 600, y: 0 }),
        lying({ ...paper, kind: 'picture', text: '', picture: 'f00d' }, { x: 100, y: 2_000 }),
      ],
      4,
      { lies: true },
    );

  it('shows what lies freely where it lies, with its credits and the words of its cards', async () => {
    const { pages, steps } = await draw(canvas());
    expect(pages).toHaveLength(4);
    expect(steps).toEqual([1, 2]);
    expect(pages[1]).toContain('Everything in');
    expect(pages[1]).toContain('Fabrics');
    expect(pages[2]).toContain('Swatch');
    expect(pages[3]).toContain('Photograph: Ada');
  });

  it('leaves as slides on which it lies as on the page, links that lead on among it', async () => {
    const order = { document: canvas(), pictures: [picture, null, null, picture] };
    const parts = unzipSync(await writeBoard(order, () => undefined));
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    expect(Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(3);
    for (const words of ['Everything in', 'Fabrics']) expect(part('ppt/slides/slide2.xml')).toContain(words);
    expect(part('ppt/slides/_rels/slide2.xml.rels')).toContain('https://a.test/');
    expect(part('ppt/slides/slide3.xml').match(/<p:pic>/g)).toHaveLength(1);
    expect(part('ppt/notesSlides/notesSlide3.xml')).toContain('Photograph: Ada');
  });

  it('gives notes and links a cell of the grid, on their paper', async () => {
    const { pages } = await draw({ ...canvas(), lies: false });
    expect(pages).toHaveLength(3);
    expect(pages[1]).toMatch(/Everything in[\s\S]*Fabrics/);
  });

  it('is a cover alone while the board is empty, and the same file for the same board', async () => {
    const empty = await draw(document([], 4));
    expect(empty.pages).toHaveLength(1);
    expect(empty.pages[0]).toContain('Nothing on this board yet.');
    expect((await draw(document([], 4))).bytes.equals(empty.bytes)).toBe(true);
  });
});
