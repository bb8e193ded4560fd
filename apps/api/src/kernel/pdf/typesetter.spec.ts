import { expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { Typefaces } from './typefaces.js';
import { Typesetter } from './typesetter.js';

it('sets a French number with a space, in every style', async () => {
  const number = new Intl.NumberFormat('fr').format(4873);
  expect(number).toBe('4\u202f873');
  for (const style of ['display', 'note', 'text'] as const) {
    const faces = await Typefaces.for(new Map([[style, `Looks ouverts : ${number} · © Toile`]]));
    const pdf = new PDFDocument();
    for (const [name, bytes] of faces.fonts) pdf.registerFont(name, bytes);
    const type = new Typesetter(pdf, faces);
    const width = (text: string) => type.width(text, { style, size: 21 });
    expect(width(number)).toBeCloseTo(width('4873') + width(' '), 0);
    expect(width(' ')).toBeLessThan(width('4'));
  }
});
