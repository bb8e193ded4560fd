import { followed } from '../lib/followed';
import { track } from './track';

/** Any part of a page can have something counted without knowing the tracker; `parameters` become route parameters. */
export const TRACK_EVENT = 'toile:track';
const MARKED = 'a[href],[data-click],[data-purchase],[data-report],[data-download]';

/**
 * Counts links that lead away and elements marked `data-click="name"`, `data-purchase`, `data-report="slug"` or
 * `data-download="slug"`, and custom events: `document.dispatchEvent(new CustomEvent('toile:track', { detail: { event,
 * parameters } }))`. @param route the page's named route with its language @returns what stops it
 */
export function watchClicks(route: string): () => void {
  const onClick = (happened: MouseEvent) => {
    // The middle button opens a link too; the right one only asks.
    if (happened.type === 'auxclick' && happened.button !== 1) return;
    const element = happened.target instanceof Element ? happened.target.closest(MARKED) : null;
    if (!element) return;
    const marked = (name: string) => element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
    const link = element.closest('a[href]')?.getAttribute('href') ?? null;
    const found = followed(
      {
        href: link,
        purchase: marked('purchase'),
        report: marked('report'),
        download: marked('download'),
        click: marked('click'),
      },
      { route, origin: location.origin },
    );
    if (found) void track(found.path, found.event, found.parameters, found);
  };
  const onCustom = (happened: Event) => {
    const { event, parameters } = ((happened as CustomEvent).detail ?? {}) as Partial<Custom>;
    if (event) void track('/api/tts/click', event, { page: route, ...parameters });
  };
  document.addEventListener('click', onClick, { capture: true, passive: true });
  document.addEventListener('auxclick', onClick, { capture: true, passive: true });
  document.addEventListener(TRACK_EVENT, onCustom);
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('auxclick', onClick, { capture: true });
    document.removeEventListener(TRACK_EVENT, onCustom);
  };
}

interface Custom {
  event: string;
  parameters: Record<string, string>;
}
