import { fontFaces } from './font-faces';

const NS = 'http://www.w3.org/2000/svg';
/** A slide of 16 to 9. */
const SLIDE = { width: 1600, height: 900 };
const MARGIN = 64;
const WIDTH = SLIDE.width - 2 * MARGIN;
const TITLE = { size: 46, token: '--serif', y: 112 };
const SOURCE = { size: 19, token: '--sans', leading: 28 };
const CHART_TOP = 164;
/** What Toile's pages are printed in, and are read in by night. */
const COLOURS = {
  light: { ink: '#161412', soft: '#67615a', accent: '#8c1d2f' },
  dark: { ink: '#f4f0ea', soft: '#aaa399', accent: '#eba0a8' },
};

/** So many times the same is all there is to be drawn. */
const STILL = 4;
const MOST_TRIES = 40;
const PAUSE_MS = 100;

export interface PictureWords {
  title: string;
  /** Filters, window and time: what the numbers rest on. */
  source: readonly string[];
}
/** What is transparent is laid on a light slide or a dark one. */
export type Ground = 'white' | 'transparent' | 'dark';
/** Draws a chart by itself in these proportions; null when there is nothing to draw. */
export type DrawChart = (size: {
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}) => Promise<SVGSVGElement | null>;

/**
 * A chart as a slide of its own: its title above, what it rests on below, in the page's type, which comes with it. Null when there is
 * no chart.
 */
export async function chartSlide(
  draw: DrawChart,
  { title, source }: PictureWords,
  ground: Ground,
): Promise<SVGSVGElement | null> {
  const [titleFamily, sourceFamily] = [familyOf(TITLE.token), familyOf(SOURCE.token)];
  const lines = linesOf(source, `${SOURCE.size}px ${sourceFamily}`);
  const scheme = ground === 'dark' ? 'dark' : 'light';
  const { ink, soft, accent } = COLOURS[scheme];
  const sourceTop = SLIDE.height - MARGIN - (lines.length - 1) * SOURCE.leading;
  const place = { width: WIDTH, height: sourceTop - SOURCE.size - 40 - CHART_TOP, scheme } as const;
  const chart = await draw(place);
  if (!chart) return null;
  const below = `${chart.textContent} ${lines.join(' ')}`;
  const faces = await fontFaces({
    'Fraunces Variable': title,
    'Inter Variable': below,
    'Noto Serif SC Variable': chineseIn(title),
    'Noto Sans SC Variable': chineseIn(below),
  });
  const { width, height } = SLIDE;
  const slide = element('svg', { xmlns: NS, width, height, viewBox: `0 0 ${width} ${height}` });
  const style = element('style', {});
  style.textContent = faces;
  slide.append(style);
  if (ground === 'white') slide.append(element('rect', { width, height, fill: '#fff' }));
  const fits = Math.min(1, WIDTH / widthOf(title, `${TITLE.size}px ${titleFamily}`));
  for (const [name, value] of Object.entries({
    x: MARGIN,
    y: CHART_TOP,
    width: place.width,
    height: place.height,
    preserveAspectRatio: 'xMinYMin meet',
  }))
    chart.setAttribute(name, String(value));
  chart.removeAttribute('style');
  slide.append(
    element('rect', { x: MARGIN, y: 48, width: 56, height: 4, fill: accent }),
    line(title, { y: TITLE.y, size: TITLE.size * fits, family: titleFamily, colour: ink }),
    chart,
    ...lines.map((text, index) =>
      line(text, {
        y: sourceTop + index * SOURCE.leading,
        size: SOURCE.size,
        family: sourceFamily,
        colour: soft,
      }),
    ),
  );
  return slide;
}

/** As the page has it, with what stands in for a face. */
const familyOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();
/** All else is in the faces before. */
const chineseIn = (text: string): string => text.replaceAll(/[^\u2e80-\uffef]/g, '');

/** Parts on as many lines as they need. */
function linesOf(parts: readonly string[], font: string): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${part}` : part;
    if (lines.length > 0 && widthOf(longer, font) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function widthOf(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}

function element<N extends 'svg' | 'style' | 'rect' | 'text'>(
  name: N,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[N] {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function line(text: string, look: { y: number; size: number; family: string; colour: string }) {
  const { y, size, family, colour } = look;
  const made = element('text', { x: MARGIN, y, fill: colour, 'font-size': size, 'font-family': family });
  made.textContent = text;
  return made;
}

export const asSvgFile = (drawing: SVGSVGElement): Blob =>
  new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });

/** The same as points, 1600 by 900. @throws Error when the browser cannot draw it */
export async function asPngFile(drawing: SVGSVGElement): Promise<Blob> {
  const picture = new Image();
  const source = new XMLSerializer().serializeToString(drawing);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SLIDE.width;
  canvas.height = SLIDE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Letters are in their faces once the browser has read these, which it does not tell: drawn until nothing changes any more.
  for (let [before, same] = ['', 0], tries = 0; same < STILL && tries < MOST_TRIES; tries += 1) {
    context.clearRect(0, 0, SLIDE.width, SLIDE.height);
    context.drawImage(picture, 0, 0);
    const drawn = canvas.toDataURL();
    same = drawn === before ? same + 1 : 0;
    before = drawn;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Hands a file to the reader. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
