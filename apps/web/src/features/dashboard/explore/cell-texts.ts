import {
  type AskedMeasure,
  FORMULA_DIGITS,
  isFormulaKey,
  type QuestionUnit,
  questionMeasure,
} from '@toile/contracts';
import type { QuestionCell } from './grid';

/** A value of a measure as the language writes it. */
export function measureText(
  measure: AskedMeasure,
  locale: string,
  unitOfFormula: QuestionUnit = 'ratio',
): (value: number) => string {
  const { unit, digits } = isFormulaKey(measure)
    ? { unit: unitOfFormula, digits: unitOfFormula === 'percent' ? 1 : FORMULA_DIGITS }
    : questionMeasure(measure);
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (unit === 'percent') {
    const percent = new Intl.NumberFormat(locale, { ...style, style: 'percent' });
    return (value) => percent.format(value / 100);
  }
  const number = new Intl.NumberFormat(locale, style);
  return unit === 'times' ? (value) => `×${number.format(value)}` : (value) => number.format(value);
}

/** Between what a lift lies. */
export const betweenText = ({ interval }: QuestionCell, text: (value: number) => string): string =>
  // Its sign once: a phone has no room for two.
  interval?.map((end, at) => (at === 0 ? text(end) : text(end).replace('×', ''))).join(' – ') ?? '–';
