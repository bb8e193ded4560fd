/** Links in cards the server drew as text are followed within the page, as all others are. @returns what ends it */
export function followLinks(grid: HTMLElement, follow: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('[data-drawn]') || link.origin !== location.origin) return;
    event.preventDefault();
    follow(link.pathname + link.search);
  };
  grid.addEventListener('click', onClick);
  return () => grid.removeEventListener('click', onClick);
}
