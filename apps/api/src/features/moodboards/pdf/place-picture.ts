import type { Pdf } from '../../../kernel/pdf/typesetter.js';
import { type Box, CANVAS } from './page-measures.js';

/** The picture over the whole box, its top first, as a crop keeps the head; an empty ground where there is none. */
export function placePicture(pdf: Pdf, picture: Uint8Array | null, box: Box): void {
  const { x, y, width, height } = box;
  pdf.rect(x, y, width, height).fill(CANVAS);
  if (!picture) return;
  pdf.save().rect(x, y, width, height).clip();
  pdf.image(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength), x, y, {
    cover: [width, height],
    align: 'center',
  });
  pdf.restore();
}
