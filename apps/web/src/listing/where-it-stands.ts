/** The parts of a listing, `data-page` each, below its grid. */
export const partsOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>(':scope > [data-page]')];

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** The page whose cards the reader is among: the last that has begun above the middle of the screen. */
export function pageInView(grid: HTMLElement): number | null {
  const begun = partsOf(grid).filter((part) => topOf(part.firstElementChild) < innerHeight / 2);
  const part = begun.at(-1) ?? partsOf(grid)[0];
  return part ? Number(part.dataset.page) : null;
}

/** The first card that is on the screen, by where its link leads. */
export function cardInView(grid: HTMLElement): { href: string; top: number } | null {
  for (const part of partsOf(grid)) {
    for (const card of part.children) {
      const { top, bottom } = card.getBoundingClientRect();
      const href = card.querySelector('a')?.getAttribute('href');
      if (bottom > 0 && href) return { href, top };
    }
  }
  return null;
}

/** The card whose link leads there. */
export function linkTo(grid: HTMLElement, href: string): HTMLAnchorElement | null {
  return grid.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`);
}

/** Scrolls until the card stands where it stood. */
export function putBack(grid: HTMLElement, { href, top }: { href: string; top: number }): void {
  const card = linkTo(grid, href)?.closest('[data-page] > *');
  if (card) scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
}
