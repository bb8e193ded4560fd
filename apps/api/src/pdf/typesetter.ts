import LineBreaker from 'linebreak';
import type PDFDocument from 'pdfkit';
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

/** Sets real text in several fonts a line, which pdfkit alone cannot. */
export class Typesetter {
  constructor(
    private readonly pdf: Pdf,
    private readonly faces: Typefaces,
  ) {}

  /** Draws the text from `y` down and says where it ends. */
  draw(text: string, x: number, y: number, setting: Setting): number {
    const lines = this.lines(text, setting);
    const step = stepOf(setting);
    this.pdf.fillColor(setting.colour);
    for (const [index, line] of lines.entries())
      this.drawLine(line, x, y + index * step + setting.size * ASCENT, setting);
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
    let line = '';
    for (const word of wordsOf(paragraph)) {
      const wider = line + word;
      if (line === '' || this.width(wider.trimEnd(), setting) <= setting.width) line = wider;
      else {
        lines.push(line.trimEnd());
        line = word;
      }
      while (this.width(line.trimEnd(), setting) > setting.width && [...line].length > 1) {
        const fits = this.fitting(line, setting);
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
    }
    return [...lines, line.trimEnd()];
  }

  /** How much of a word that is longer than a line goes on one. */
  private fitting(word: string, setting: Setting): number {
    let length = 0;
    for (const sign of word) {
      if (length > 0 && this.width(word.slice(0, length + sign.length), setting) > setting.width) break;
      length += sign.length;
    }
    return length;
  }

  private shorten(line: string, setting: Setting): string {
    let short = line;
    while (short.length > 2 && this.width(short, setting) > setting.width)
      short = `${[...short].slice(0, -2).join('').trimEnd()}…`;
    return short;
  }

  private drawLine(line: string, x: number, baseline: number, { style, size }: Setting): void {
    let at = x;
    for (const run of this.faces.runs(style, line)) {
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
    yield paragraph.slice(from, next.position);
    from = next.position;
  }
}
