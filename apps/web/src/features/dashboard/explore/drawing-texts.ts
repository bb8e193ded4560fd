import type { ChartLook } from '../lib/chart-look';
import type { Grid, QuestionCell } from './grid';

/** What things are called in a drawing. */
export interface DrawingTexts {
  row(key: string): string;
  column(key: string): string;
  measure(name: QuestionCell['measure']): string;
  value(measure: QuestionCell['measure'], value: number): string;
}

/** What is drawn, and with what. */
export interface Told {
  grid: Grid;
  measure: QuestionCell['measure'];
  look: ChartLook;
  texts: DrawingTexts;
}
