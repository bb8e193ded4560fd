import { ACCENT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import { CANVAS, CONTENT, type Drawing, MARGIN, PAGE } from './page-layout.js';

const PICTURE_HEIGHT = 520;
const SIZES = [50, 42, 34, 27] as const;

/** The cover picture over the width of the page, and under it what the report is about. */
export function drawCover({ pdf, type, edition, pictures }: Drawing): void {
  pdf.addPage();
  const picture = edition.cover ? pictures.get(edition.cover) : undefined;
  pdf.rect(0, 0, PAGE.width, PICTURE_HEIGHT).fill(CANVAS);
  if (picture) {
    pdf.save();
    pdf.rect(0, 0, PAGE.width, PICTURE_HEIGHT).clip();
    // Looks stand two to three: the figure from head to hem, the floor below is cut.
    pdf.image(Buffer.from(picture), 0, 0, { width: PAGE.width });
    pdf.restore();
  }
  const small = { style: 'text', size: 9, width: CONTENT.width } as const;
  let y = PICTURE_HEIGHT + 34;
  type.draw(edition.kind, MARGIN, y, { ...small, colour: ACCENT });
  type.draw(edition.day, PAGE.width - MARGIN - type.width(edition.day, small), y, { ...small, colour: SOFT });
  y += 26;
  const settings = SIZES.map(
    (size) => ({ style: 'display', size, width: CONTENT.width, leading: 1.06, colour: INK }) as const,
  );
  // A season's name is not torn apart.
  const isWhole = (lines: string[]) => lines.length <= 2 && lines.every((line) => !line.endsWith('-'));
  const setting = settings.find((one) => isWhole(type.lines(edition.title, one))) ?? settings.at(-1);
  if (setting) y = type.draw(edition.title, MARGIN, y, setting) + 14;
  const lead = { style: 'note', size: 13, colour: INK, width: 400, lines: 4 } as const;
  type.draw(edition.summary, MARGIN, y, lead);
  type.draw('T O I L E', MARGIN, PAGE.height - 52, { ...small, colour: INK });
  type.draw(edition.about, PAGE.width - MARGIN - type.width(edition.about, small), PAGE.height - 52, {
    ...small,
    colour: SOFT,
  });
}
