const NS = 'http://www.w3.org/2000/svg';
const MARGIN = 24;
const HEAD = 56;
const FOOT = 36;
/** Sharp in print, and not too large for a mail. */
const SCALE = 2;
const PATIENCE_MS = 3_000;

export interface PictureWords {
  title: string;
  /** Filters, window and time: what the numbers rest on. */
  source: string;
}

/** The chart of a card as a drawing of its own, with its title above and what it rests on below. Null when there is none. */
export async function chartDrawing(card: HTMLElement, words: PictureWords): Promise<SVGSVGElement | null> {
  const chart = await drawn(card);
  if (!chart) return null;
  const { width, height } = chart.getBoundingClientRect();
  const { backgroundColor, color } = getComputedStyle(document.body);
  const whole = document.createElementNS(NS, 'svg');
  whole.setAttribute('xmlns', NS);
  const size = [Math.ceil(width) + 2 * MARGIN, Math.ceil(height) + HEAD + FOOT] as const;
  whole.setAttribute('width', String(size[0]));
  whole.setAttribute('height', String(size[1]));
  whole.setAttribute('viewBox', `0 0 ${size[0]} ${size[1]}`);
  const ground = document.createElementNS(NS, 'rect');
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: backgroundColor }))
    ground.setAttribute(name, value);
  const copy = chart.cloneNode(true) as SVGSVGElement;
  for (const [name, value] of Object.entries({ x: MARGIN, y: HEAD, width, height }))
    copy.setAttribute(name, String(value));
  copy.removeAttribute('style');
  whole.append(
    ground,
    line(words.title, { y: 34, size: 20, family: 'Georgia, serif', color }),
    copy,
    line(words.source, { y: size[1] - 14, size: 11, family: 'Helvetica, Arial, sans-serif', color }),
  );
  return whole;
}

/** Charts come into sight before their library is there. */
async function drawn(card: HTMLElement): Promise<SVGSVGElement | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const chart = card.querySelector<SVGSVGElement>('[role="img"] svg');
    if (chart) return chart;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

function line(
  text: string,
  look: { y: number; size: number; family: string; color: string },
): SVGTextElement {
  const element = document.createElementNS(NS, 'text');
  element.textContent = text;
  element.setAttribute('x', String(MARGIN));
  element.setAttribute('y', String(look.y));
  element.setAttribute('font-size', String(look.size));
  element.setAttribute('font-family', look.family);
  element.setAttribute('fill', look.color);
  return element;
}

export const asSvgFile = (drawing: SVGSVGElement): Blob =>
  new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });

/** The same as points. @throws Error when the browser cannot draw it */
export async function asPngFile(drawing: SVGSVGElement): Promise<Blob> {
  const picture = new Image();
  const source = new XMLSerializer().serializeToString(drawing);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Number(drawing.getAttribute('width')) * SCALE;
  canvas.height = Number(drawing.getAttribute('height')) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(SCALE, SCALE);
  context.drawImage(picture, 0, 0);
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
