import { INK, SOFT } from '../../../kernel/pdf/palette.js';
import { hex, jpegData, type PptxSlide, SANS } from '../../../kernel/slides/pptx.js';
import type { RenderedSlideDto } from '../rendering/rendered-slide.dto.js';
import type { DeckDocument, DeckPictures } from './deck-document.js';
import { BODY, besides, MARGIN, text, WIDTH } from './slide-layout.js';

const PICTURE_RATIO = 1.5;

/** In one line or two, each with its credit and a link to its page. */
export function drawPictures(
  page: PptxSlide,
  slide: RenderedSlideDto,
  { url, locale }: DeckDocument,
  pictures: DeckPictures,
): void {
  const width = besides(slide);
  const count = slide.pictures.length;
  const lines = count > 6 ? 2 : 1;
  const columns = Math.ceil(count / lines);
  const gap = 0.2;
  const caption = 0.6;
  const high = BODY.height / lines - caption;
  const wide = Math.min((width - gap * (columns - 1)) / columns, high / PICTURE_RATIO);
  for (const [at, { filename, title, credit, address }] of slide.pictures.entries()) {
    const [x, y] = [
      MARGIN + (at % columns) * (wide + gap),
      BODY.y + Math.floor(at / columns) * (high + caption),
    ];
    const found = pictures.get(filename);
    const hyperlink = address ? { url: `${url}/${locale}${address}` } : undefined;
    if (found) {
      const data = jpegData(found.data);
      const box = within(found, wide, wide * PICTURE_RATIO);
      page.addImage({ data, x, y, ...box, altText: `${title}, ${credit}`, ...(hyperlink && { hyperlink }) });
    }
    page.addText(
      [
        { text: title, options: { fontSize: 11, bold: true, color: hex(INK), breakLine: true } },
        { text: credit, options: { fontSize: 9, color: hex(SOFT) } },
      ],
      { x, y: y + wide * PICTURE_RATIO, w: wide, h: caption, fontFace: SANS, valign: 'top', margin: 0 },
    );
  }
  text(page, slide.text, MARGIN + width + 0.3, WIDTH - width - 0.3, 14);
}

/** As large as fits, without being stretched. */
export function within({ width, height }: { width: number; height: number }, w: number, h: number) {
  const scale = Math.min(w / width, h / height);
  return { w: width * scale, h: height * scale };
}
