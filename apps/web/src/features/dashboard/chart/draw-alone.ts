import { createContext, type RefObject } from 'react';
import type { ChartLook } from '../lib/chart-look';
import type { Drawn, Start } from './drawn';
import { lookOf } from './look-of';

export interface Size {
  width: number;
  height: number;
  /** Of what it is laid on. */
  scheme: 'light' | 'dark';
}
/** Draws a chart once more, by itself, in the proportions of a place; null where the library draws nothing. */
export type DrawAlone = (size: Size) => Promise<SVGSVGElement | null>;
/** A chart that can be taken away. */
export interface ChartAlone {
  draw: DrawAlone;
  /** What the page says around it, and has to be said where it stands alone. */
  legend: string | undefined;
}

/** Where a drawing that is in no card leaves itself to be taken away. */
export const ChartPlaceContext = createContext<RefObject<ChartAlone | null> | null>(null);

/** Narrower, its letters would be larger than the page's own. */
const NARROWEST = 560;

/** On white or in light letters, whatever the page is in, and without movement. @throws Error when the library cannot be had */
export async function drawAlone(
  { start, draw }: { start: Start; draw: (look: ChartLook) => Drawn },
  size: Size,
) {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset-inline-start: -10000px; inline-size: 1px';
  place.dataset.theme = size.scheme;
  place.ariaHidden = 'true';
  document.body.append(place);
  try {
    const look = lookOf(place);
    const page: ChartLook = { ...look, paper: size.scheme === 'light' ? '#fff' : look.paper, isStill: true };
    // The more rows, the wider it is drawn and the smaller it becomes.
    const fitting = (width: number) =>
      Math.round(
        Math.min(
          size.width,
          Math.max(NARROWEST, (draw({ ...page, width }).height * size.width) / size.height),
        ),
      );
    const width = fitting(fitting(size.width));
    const { height, setOn } = draw({ ...page, width });
    place.style.inlineSize = `${width}px`;
    place.style.blockSize = `${height}px`;
    const chart = await start(place);
    chart.resize({ height, width });
    setOn(chart);
    // The library draws with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const drawing = place.querySelector('svg')?.cloneNode(true) as SVGSVGElement | undefined;
    chart.dispose();
    drawing?.setAttribute('viewBox', `0 0 ${width} ${height}`);
    return drawing ?? null;
  } finally {
    place.remove();
  }
}
