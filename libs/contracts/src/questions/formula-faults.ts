import { countedMeasures, type Question } from './question.js';
import { among, fault, type QuestionFault } from './question-fault.js';
import { FORMULA_LIMITS, type FormulaFault, readFormula } from './question-formula.js';
import { QUESTION_MEASURE_NAMES } from './question-table.js';

const FORMULA_FAULTS: Record<FormulaFault['code'], (about: string) => string> = {
  empty: () => 'A formula is made of numbers, measures, + - * / and parentheses.',
  unexpected: (sign) => `"${sign}" is not expected where it stands.`,
  unfinished: () => 'The formula ends before it is finished.',
  unknown: (name) => `There is no measure "${name}". Allowed: ${among(QUESTION_MEASURE_NAMES)}`,
  pairs: (name) => `${name} is of pairs, and is no part of a formula.`,
  no_measure: () => 'A formula holds at least one measure.',
  units: (what) => `${what} is of nothing that is counted.`,
  too_long: (most) => `A formula has ${most} signs at most.`,
};

/** What is wrong with the formulas of a question. */
export function faultsOfFormulas({ measures, formulas }: Question): QuestionFault[] {
  const faults: QuestionFault[] = [];
  if (formulas.length > FORMULA_LIMITS.formulas)
    faults.push(fault('formulas', `Formulas: at most ${FORMULA_LIMITS.formulas}.`, 'too_many'));
  for (const { name, formula } of formulas) {
    if (!name.trim() || name.length > FORMULA_LIMITS.name)
      faults.push(
        fault('formulas', `A formula has a name of up to ${FORMULA_LIMITS.name} signs.`, 'missing_value'),
      );
    const read = readFormula(formula);
    if ('fault' in read)
      faults.push(
        fault(
          'formulas',
          FORMULA_FAULTS[read.fault.code](read.fault.about),
          read.fault.code === 'unknown' ? 'unknown_value' : 'invalid_formula',
        ),
      );
  }
  const counted = countedMeasures({ measures, formulas }).length;
  if (counted > FORMULA_LIMITS.measures)
    faults.push(
      fault('formulas', `Measures and parts of formulas: at most ${FORMULA_LIMITS.measures}.`, 'too_many'),
    );
  return faults;
}
