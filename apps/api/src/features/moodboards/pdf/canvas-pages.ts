import { CANVAS } from '@toile/contracts';
import { type BoardDocument, type CanvasBox, type DocumentLook, pagesOf } from './board-document.js';

/** Something that lies on a page, with its place on the board from 0. */
export interface Lying {
  look: DocumentLook;
  at: number;
  box: CanvasBox;
}
/** A part of the canvas over its whole width: from `top` down. */
export interface CanvasPage {
  top: number;
  height: number;
  lying: Lying[];
}

/** As much of the canvas as a page shows at full width, in units; A4 and slides differ by little. */
const PAGE_HEIGHT = 640;
/** What is a little higher than a page is made smaller instead of cut. */
const ONE_PAGE = PAGE_HEIGHT * 1.7;

/**
 * The canvas in pages: one where that is enough; else a page ends before the first thing that would reach over its end.
 * The order on a page is that of the stack.
 */
export function canvasPagesOf({ looks }: { looks: readonly DocumentLook[] }): CanvasPage[] {
  const all = looks.flatMap((look, at) => (look.box ? [{ look, at, box: look.box }] : []));
  const bottom = Math.max(0, ...all.map(({ box }) => box.y + box.height));
  const most = bottom <= ONE_PAGE ? ONE_PAGE : PAGE_HEIGHT;
  const pages: CanvasPage[] = [];
  for (const one of all.toSorted((a, b) => a.box.y - b.box.y || a.at - b.at)) {
    const page = pages.at(-1);
    const end = one.box.y + one.box.height;
    if (page && end - page.top <= most) {
      page.lying.push(one);
      page.height = Math.max(page.height, end - page.top);
    } else pages.push({ top: one.box.y, height: one.box.height, lying: [one] });
  }
  for (const { lying } of pages) lying.sort((a, b) => a.box.z - b.box.z);
  return pages;
}

/** Where something of a page goes on paper, and how many points or inches a unit is there. */
export function onPaper(
  { top, height }: CanvasPage,
  { box }: Lying,
  content: { x: number; y: number; width: number; height: number },
): { x: number; y: number; width: number; height: number; unit: number } {
  const unit = Math.min(content.width / CANVAS.width, content.height / height);
  const left = content.x + (content.width - unit * CANVAS.width) / 2;
  return {
    x: left + box.x * unit,
    y: content.y + (box.y - top) * unit,
    width: box.width * unit,
    height: box.height * unit,
    unit,
  };
}

/** Pages of looks, the cover and the credits aside. */
export const lookPagesOf = (document: BoardDocument) =>
  document.lies ? canvasPagesOf(document).length : pagesOf(document).length;
