import LineBreaker from 'linebreak';
import type PDFDocument from 'pdfkit';
import { clustersOf } from './drawable.js';
import { type Direction, directionOf, inVisualOrder } from './in-visual-order.js';
import type { Run, Style, Typefaces } from './typefaces.js';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface Setting {
  style: Style;
  /** Points. */
  size: number;
  colour: string;
  width: number;
  /** Of the size; 1.35 when it is left out. */
  leading?: number;
  /** The rest is cut with an ellipsis. */
  lines?: number;
}

const ASCENT = 0.92;
/** Scripts that are written without spaces between their words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/** Sets real text in several fonts and directions a line, which pdfkit alone cannot. */
export class Typesetter {
  /** Of words and of letters alone, by style and size. */
  readonly #widths = new Map<string, number>();

  constructor(
    private readonly pdf: Pdf,
    private readonly faces: Typefaces,
  ) {}

  /** Draws the text from `y` down and says where it ends. */
  draw(text: string, x: number, y: number, setting: Setting): number {
    const lines = this.lines(text, setting);
    const step = stepOf(setting);
    const direction = directionOf(text);
    this.pdf.fillColor(setting.colour);
    for (const [index, line] of lines.entries()) {
      const at = direction === 'rtl' ? x + setting.width - this.width(line, setting) : x;
      this.drawLine(line, direction, at, y + index * step + setting.size * ASCENT, setting);
    }
    return y + lines.length * step;
  }

  height(text: string, setting: Setting): number {
    return this.lines(text, setting).length * stepOf(setting);
  }

  /** Lines as they will stand, cut to `lines`. */
  lines(text: string, setting: Setting): string[] {
    const all = text.split(/\r?\n/).flatMap((paragraph) => this.wrap(paragraph, setting));
    const most = setting.lines ?? Number.POSITIVE_INFINITY;
    if (all.length <= most) return all;
    const last = `${all[most - 1] ?? ''}…`;
    return [...all.slice(0, most - 1), this.shorten(last, setting)];
  }

  width(text: string, setting: Pick<Setting, 'style' | 'size'>): number {
    return this.faces.runs(setting.style, text).reduce((sum, run) => sum + this.runWidth(run, setting), 0);
  }

  private wrap(paragraph: string, setting: Setting): string[] {
    const lines: string[] = [];
    let [line, width] = ['', 0];
    for (const word of wordsOf(paragraph)) {
      if (line !== '' && width + this.widthOf(word.trimEnd(), setting) > setting.width) {
        lines.push(line.trimEnd());
        [line, width] = ['', 0];
      }
      if (line === '' && this.widthOf(word.trimEnd(), setting) > setting.width) {
        const parts = this.broken(word, setting);
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1) ?? '';
        width = this.widthOf(line, setting);
        continue;
      }
      line += word;
      width += this.widthOf(word, setting);
    }
    return [...lines, line.trimEnd()];
  }

  /** A word that is longer than a line, in parts that are not. */
  private broken(word: string, setting: Setting): string[] {
    const parts: string[] = [];
    let [part, width] = ['', 0];
    for (const cluster of clustersOf(word)) {
      const own = this.widthOf(cluster, setting);
      if (part !== '' && width + own > setting.width) {
        parts.push(part);
        [part, width] = ['', 0];
      }
      part += cluster;
      width += own;
    }
    return [...parts, part];
  }

  private widthOf(word: string, setting: Setting): number {
    const key = `${setting.style} ${setting.size} ${word}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.width(word, setting);
    this.#widths.set(key, width);
    return width;
  }

  private shorten(line: string, setting: Setting): string {
    let short = line;
    while (short.length > 2 && this.width(short, setting) > setting.width)
      short = `${clustersOf(short).slice(0, -2).join('').trimEnd()}…`;
    return short;
  }

  private drawLine(
    line: string,
    direction: Direction,
    x: number,
    baseline: number,
    { style, size }: Setting,
  ): void {
    let at = x;
    for (const run of inVisualOrder(this.faces.runs(style, line), direction)) {
      this.pdf.font(run.font).fontSize(size);
      this.pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.pdf.widthOfString(run.text);
    }
  }

  private runWidth(run: Run, { size }: Pick<Setting, 'size'>): number {
    return this.pdf.font(run.font).fontSize(size).widthOfString(run.text);
  }
}

const stepOf = ({ size, leading = 1.35 }: Setting) => size * leading;

function* wordsOf(paragraph: string): Generator<string> {
  const breaker = new LineBreaker(paragraph);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = paragraph.slice(from, next.position);
    from = next.position;
    if (UNSPACED.test(word)) for (const { segment } of WORDS.segment(word)) yield segment;
    else yield word;
  }
}
