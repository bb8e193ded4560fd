import { Injectable } from '@nestjs/common';
import {
  countedMeasures,
  LIMITS,
  type Question,
  type QuestionMeasureName,
  questionMeasure,
  questionQuery,
} from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { daysIn, FreshnessQuery } from '../../figures/index.js';
import { saysTypes } from '../counting/looks.sql.js';
import { type Sliced, Slices } from '../counting/slices.js';
import {
  type AskedQuestion,
  type ChosenKeys,
  type Lookup,
  lookupsOf,
  type Slice,
  WHOLE,
} from '../counting/source.js';
import { Sources } from '../counting/sources.js';
import type {
  QuestionAnswerDto,
  QuestionCellDto,
  QuestionConditionDto,
  QuestionKeyDto,
} from '../dto/question-answer.dto.js';
import { keysOfAxis, marginsOf } from '../pivot/axis-keys.js';
import { cellOf } from '../pivot/cell.js';
import { formulaCellOf, formulaDto, formulasOf } from '../pivot/formula-cell.js';
import { Labels } from '../pivot/labels.js';
import { placeOf, seasonOfCell } from '../pivot/place.js';
import { measureDto } from './question-vocabulary.js';

const HOUR_MS = 3_600_000;
const DEFINITION = 'question';
const VERSION = 1;

/**
 * Counts a question twice: rows and columns by themselves, of which the largest are chosen, and crosswise; once where they are given, or one
 * of them stands alone.
 */
@Injectable()
export class CountQuestion {
  constructor(
    private readonly sources: Sources,
    private readonly slices: Slices,
    private readonly labels: Labels,
    private readonly freshness: FreshnessQuery,
  ) {}

  /** @throws ValidationError where too many days would be read */
  async of(asked: AskedQuestion): Promise<QuestionAnswerDto> {
    const { question, names } = asked;
    const sliced = await this.slices.of(asked);
    const all = [...sliced.now, ...new Set(sliced.before.values())].filter(
      ({ id }, at, slices) => slices.findIndex((one) => one.id === id) === at,
    );
    mustBeFew(
      question,
      sliced,
      all.reduce((days, slice) => days + daysIn(slice.days), 0),
    );
    const [first] = question.measures;
    const margins = marginsOf(
      first && !isChosen(question) ? await this.sources.of(first).count(asked, all) : [],
      first !== undefined && questionMeasure(first).rests === 'members',
    );
    const nameOf = {
      rows: await this.labels.of(question.rows, names, question.rows.keys, question.groups),
      columns: await this.labels.of(question.columns, names, question.columns?.keys ?? [], question.groups),
    };
    const chosen = {
      rows: keysOfAxis(question, 'rows', sliced, margins, nameOf.rows, await this.worthOf(asked, all)),
      columns: keysOfAxis(question, 'columns', sliced, margins, nameOf.columns),
    };
    const isCounted = asked.isOfOneAxis && !isChosen(question);
    const lookups = await this.lookups(asked, all, isCounted ? undefined : chosen);
    const labels = {
      rows: await this.labels.of(question.rows, names, chosen.rows, question.groups),
      columns: await this.labels.of(question.columns, names, chosen.columns, question.groups),
    };
    const keysOf = (which: 'rows' | 'columns'): QuestionKeyDto[] => {
      const named = (key: string) => ({ key, label: labels[which](key) });
      return chosen[which].map((key) => {
        const group = question.groups.find((one) => one.key === key);
        return { ...named(key), ...(group && { members: group.any.map(named) }) };
      });
    };
    const told = { question, sliced, lookups, labels };
    const columns = question.columns ? chosen.columns : [WHOLE];
    return {
      measures: [...question.measures.map(measureDto), ...formulasOf(question.formulas).map(formulaDto)],
      row_keys: keysOf('rows'),
      column_keys: keysOf('columns'),
      rows: cells(told, chosen.rows, columns),
      totals: [
        ...(question.columns ? cells(told, chosen.rows, [WHOLE]) : []),
        ...cells(told, [WHOLE], question.columns ? [...columns, WHOLE] : columns),
      ],
      meta: await this.meta(asked, sliced),
      conditions: await this.conditions(asked, 'where'),
      without: await this.conditions(asked, 'without'),
      question: questionQuery(asked.given),
      widened: asked.widened,
    };
  }

  /** What a formula tells of a row by itself, where rows are ordered by one: nothing that its cell would not tell. */
  private async worthOf(asked: AskedQuestion, slices: Sliced['now']) {
    const { question } = asked;
    const formula = formulasOf(question.formulas).find(({ key }) => key === question.order);
    if (!formula) return undefined;
    const lookups = await this.lookups(asked, slices);
    const isTold = !question.columns || formula.parts.every(hasTotals);
    return (slice: Slice, row: string): number | null => {
      if (!isTold) return null;
      const placeIn = (measure: QuestionMeasureName) => {
        const lookup = lookups.get(measure);
        if (!lookup) return null;
        const now = placeOf(question, measure, { row, column: WHOLE }, lookup(slice.id));
        return { now, before: undefined };
      };
      return formulaCellOf(formula, placeIn).value;
    };
  }

  private async lookups(asked: AskedQuestion, slices: Sliced['now'], chosen?: ChosenKeys) {
    const found = new Map<QuestionMeasureName, (slice: string) => Lookup>();
    await Promise.all(
      countedMeasures(asked.question).map(async (measure) =>
        found.set(measure, lookupsOf(await this.sources.of(measure).count(asked, slices, chosen))),
      ),
    );
    return found;
  }

  /** As they were asked. */
  private conditions(
    { given, names }: AskedQuestion,
    which: 'where' | 'without',
  ): Promise<QuestionConditionDto[]> {
    return Promise.all(
      given[which].map(async ({ dimension, any }) => {
        const labelOf = await this.labels.of({ dimension, keys: any }, names, any, given.groups);
        return { dimension, keys: any.map((key) => ({ key, label: labelOf(key) })) };
      }),
    );
  }

  private async meta({ question, given, scope }: AskedQuestion, { now }: Sliced) {
    const rests = countedMeasures(question).map((measure) => questionMeasure(measure).rests);
    // What rests on members tells no more of time than the hour.
    const isToTheHour = rests.includes('members');
    const time = scope.asOf.getTime();
    const asOf = isToTheHour ? Math.floor(time / HOUR_MS) * HOUR_MS : time;
    const fresh = (await this.freshness.freshTo(scope.asOf)).getTime();
    const days = now.map((slice) => slice.days);
    const { city } = scope;
    const type = typeOf(question, scope.type.slug);
    return {
      definition: DEFINITION,
      version: VERSION,
      filters: {
        ...(type && { type }),
        ...(city && { city: city.slug }),
        season: scope.season.slug,
        question: questionQuery(given),
      },
      window: {
        from: days.map(({ from }) => from).sort()[0] ?? '',
        to:
          days
            .map(({ to }) => to)
            .sort()
            .at(-1) ?? '',
        rule: days.map(({ rule }) => rule).join('; '),
      },
      as_of: new Date(asOf).toISOString(),
      fresh_to: new Date(Math.min(fresh, asOf)).toISOString(),
      partial: now.some(({ partial }) => partial),
    };
  }
}

/** The one type all of it is of; null where several are asked, or what is counted is of none. */
function typeOf(question: Question, ofScope: string): string | null {
  const obeys = countedMeasures(question).some((name) => questionMeasure(name).filters.includes('type'));
  const asked = question.where.flatMap(({ dimension, any }) => (dimension === 'type' ? any : []));
  return obeys && (asked.length === 1 || !saysTypes(question)) ? ofScope : null;
}

/** Whether rows and columns are known before anything is counted: one row that is named, and columns that are; seasons are slices. */
function isChosen({ rows, columns }: Question): boolean {
  const isOfOne = rows.dimension === 'season' || rows.keys.length === 1;
  return isOfOne && (columns === null || columns.dimension === 'season' || columns.keys.length > 0);
}

interface Told {
  question: Question;
  sliced: Sliced;
  lookups: Map<QuestionMeasureName, (slice: string) => Lookup>;
  labels: Record<'rows' | 'columns', (key: string) => string>;
}

function cells(told: Told, rows: readonly string[], columns: readonly string[]): QuestionCellDto[] {
  const { question, sliced, lookups, labels } = told;
  const [only] = sliced.now.length === 1 ? sliced.now : [];
  const formulas = formulasOf(question.formulas);
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const slice = seasonOfCell(question, { row, column }, only?.id);
      const places = (measure: QuestionMeasureName) => {
        const lookup = lookups.get(measure);
        // Seasons are not added up, and of members nothing is.
        const isTotal = row === WHOLE || (question.columns && column === WHOLE);
        if (!lookup || !slice || (isTotal && !hasTotals(measure))) return null;
        const place = (id: string) => placeOf(question, measure, { row, column }, lookup(id));
        const earlier = sliced.before.get(slice);
        return { now: place(slice), before: earlier && place(earlier.id) };
      };
      const at = { row, label: labels.rows(row), column, column_label: labels.columns(column) };
      return [
        ...question.measures.flatMap((measure): QuestionCellDto[] => {
          const found = places(measure);
          if (!found) return [];
          const { unit } = questionMeasure(measure);
          return [{ ...at, measure, unit, ...valuesOf(cellOf(measure, found.now, found.before)) }];
        }),
        ...formulas.flatMap((formula): QuestionCellDto[] => {
          if (formula.parts.some((part) => places(part) === null)) return [];
          const { key: measure, unit } = formula;
          return [{ ...at, measure, unit, ...valuesOf(formulaCellOf(formula, places)) }];
        }),
      ];
    }),
  );
}

const hasTotals = (measure: QuestionMeasureName): boolean =>
  measure !== 'lift' && questionMeasure(measure).rests !== 'members';

/** A cell without what rows of figures say besides. */
const valuesOf = (cell: ReturnType<typeof cellOf>) => ({
  value: cell.value,
  numerator: cell.numerator,
  denominator: cell.denominator,
  interval: cell.interval,
  before: cell.before,
  evolution: cell.evolution,
  points: cell.points,
  change_interval: cell.change_interval,
  low_base: cell.low_base,
  suppressed: cell.suppressed,
  new: cell.new,
});

/** @throws ValidationError: what people did is read by day */
function mustBeFew(asked: Question, { now }: Sliced, days: number): void {
  const { rows, columns } = asked;
  const isOfDays = countedMeasures(asked).some(
    (measure) => !['looks', 'members'].includes(questionMeasure(measure).rests),
  );
  const isOfWeeks = [rows, columns].some((axis) => axis?.dimension === 'week');
  const weeks = now.reduce((sum, slice) => sum + Math.ceil(daysIn(slice.days) / 7) + 1, 0);
  const refused = (message: string) =>
    new ValidationError([{ propertyPath: 'from', message, code: 'too_many' }]);
  if (isOfDays && days > LIMITS.days)
    throw refused(`At most ${LIMITS.days} days, with those that are compared: this is ${days}.`);
  if (isOfWeeks && weeks > LIMITS.weeks) throw refused(`At most ${LIMITS.weeks} weeks: choose fewer days.`);
}
