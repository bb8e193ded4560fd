import {
  axesOf,
  exclusionsOf,
  FORMULA_DIGITS,
  FORMULA_KEYS,
  type FormulaKey,
  type FormulaNode,
  type FormulaUnit,
  filtersOf,
  measuresIn,
  QUESTION_UNITS,
  type QuestionFormula,
  type QuestionMeasureName,
  type QuestionUnit,
  questionMeasure,
  readFormula,
  worthOf,
} from '@toile/contracts';
import { rounded } from '../../figures/index.js';
import type { QuestionMeasureDto } from '../dto/question-answer.dto.js';
import { cellOf, drawsOfMeasure, type MeasuredCell, type Place } from './cell.js';
import { middleOf } from './draws.js';

/** A formula of a question that was read. */
export interface AskedFormula {
  key: FormulaKey;
  formula: QuestionFormula;
  node: FormulaNode;
  unit: QuestionUnit;
  digits: number;
  parts: QuestionMeasureName[];
}

/** Formulas without a fault: `questionFaults` has refused the others. */
export const formulasOf = (formulas: readonly QuestionFormula[]): AskedFormula[] =>
  FORMULA_KEYS.flatMap((key, at) => {
    const formula = formulas[at];
    const read = formula && readFormula(formula.formula);
    if (!formula || !read || 'fault' in read) return [];
    const { node } = read;
    const unit = unitIn(read.unit);
    const digits = unit === 'percent' ? 1 : FORMULA_DIGITS;
    return [{ key, formula, node, unit, digits, parts: measuresIn(node) }];
  });

const unitIn = ({ over, under }: FormulaUnit): QuestionUnit =>
  (under === null && QUESTION_UNITS.find((one) => one === over)) || 'ratio';

export function formulaDto({ key, formula, parts, unit, digits }: AskedFormula): QuestionMeasureDto {
  const measures = parts.map(questionMeasure);
  const rests = measures.map((one) => one.rests);
  return {
    name: key,
    label: formula.name,
    digits,
    unit,
    rests: rests.find((one) => one === 'members') ?? rests[0] ?? 'looks',
    definition: formula.formula,
    numerator: formula.formula,
    denominator: null,
    axes: axesOf(parts),
    filters: filtersOf(parts),
    exclusions: exclusionsOf(parts),
    seasons_only: measures.some((one) => one.seasonsOnly),
  };
}

/**
 * A formula of a cell: of nothing but what the cells of its measures tell, so that it tells nothing more. What is hidden in one
 * of them hides it, and where nothing was drawn for one of them there is no interval.
 */
export function formulaCellOf(
  { node, parts, digits }: AskedFormula,
  placeOf: (measure: QuestionMeasureName) => { now: Place; before: Place | undefined } | null,
): MeasuredCell {
  const places = new Map(parts.map((measure) => [measure, placeOf(measure)]));
  const toldOf = (measure: QuestionMeasureName, place: Place | undefined) =>
    place ? cellOf(measure, place, undefined) : undefined;
  const cells = new Map(parts.map((one) => [one, toldOf(one, places.get(one)?.now)]));
  const earlier = new Map(parts.map((one) => [one, toldOf(one, places.get(one)?.before)]));
  const all = [...cells.values()];
  const suppressed = all.some((cell) => cell?.suppressed);
  const value = suppressed ? null : worthOf(node, (name) => exactly(name, cells.get(name)));
  const before = suppressed ? null : worthOf(node, (name) => exactly(name, earlier.get(name)));
  const draws = value === null ? null : drawsOf(node, parts, (name) => places.get(name)?.now);
  const drawsBefore = before === null ? null : drawsOf(node, parts, (name) => places.get(name)?.before);
  const shown = (one: number | null) => (one === null ? null : rounded(one, digits));
  const hasBoth = value !== null && before !== null && before !== 0;
  return {
    value: shown(value),
    numerator: null,
    denominator: null,
    interval: draws && middleOf(draws, digits),
    low_base: all.some((cell) => cell?.low_base),
    suppressed,
    before: shown(before),
    evolution: hasBoth ? rounded(100 * (value / before - 1), 1) : null,
    points: value !== null && before !== null ? shown(value - before) : null,
    change_interval:
      hasBoth && draws && drawsBefore
        ? middleOf(
            draws.map((one, draw) => 100 * (one / (drawsBefore[draw] || Number.NaN) - 1)),
            1,
          )
        : null,
    new: before === 0 && value !== null && value > 0,
  };
}

/** What a cell tells, without the rounding of what is shown. */
function exactly(measure: QuestionMeasureName, cell: MeasuredCell | undefined): number | null {
  if (!cell || cell.suppressed || cell.value === null) return null;
  const isShare = questionMeasure(measure).unit === 'percent';
  const { numerator, denominator } = cell;
  return isShare && numerator !== null && denominator ? (100 * numerator) / denominator : cell.value;
}

function drawsOf(
  node: FormulaNode,
  parts: readonly QuestionMeasureName[],
  placeOf: (measure: QuestionMeasureName) => Place | undefined,
): Float64Array | null {
  const drawn = new Map<QuestionMeasureName, ArrayLike<number>>();
  for (const one of parts) {
    const place = placeOf(one);
    const draws = place && drawsOfMeasure(one, place);
    if (!draws) return null;
    drawn.set(one, draws);
  }
  const [first] = drawn.values();
  return Float64Array.from(
    { length: first?.length ?? 0 },
    (_, draw) => worthOf(node, (name) => drawn.get(name)?.[draw] ?? null) ?? Number.NaN,
  );
}
