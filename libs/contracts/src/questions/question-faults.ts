import { faultsOfFormulas } from './formula-faults.js';
import { groupFaults } from './group-faults.js';
import {
  CROSSINGS,
  canCrossOnGarments,
  countedMeasures,
  isDimension,
  isMeasureName,
  isNamed,
  isQuestionFilter,
  LIMITS,
  ordersOf,
  QUESTION_WINDOWS,
  type Question,
  type QuestionAxis,
  type QuestionCondition,
} from './question.js';
import { among, fault, type QuestionFault } from './question-fault.js';
import { isGroupKey } from './question-group.js';
import {
  DIMENSIONS,
  isProperty,
  isTagDimension,
  QUESTION_FILTERS,
  QUESTION_MEASURE_NAMES,
  type QuestionMeasureName,
  questionMeasure,
} from './question-table.js';

/** Everything a question may not be, before anything is counted: what a measure does not know, and what would cost too much. */
export function questionFaults(asked: Question): QuestionFault[] {
  const unknown = unknownIn(asked);
  if (unknown.length > 0) return unknown;
  const formulas = faultsOfFormulas(asked);
  if (formulas.length > 0) return formulas;
  // What a formula is made of obeys what it would obey by itself.
  const counted = { ...asked, measures: countedMeasures(asked) };
  return [
    ...counted.measures.flatMap((name) => faultsOfMeasure(name, asked)),
    ...faultsOfAxes(counted),
    ...faultsOfWithout(asked),
    ...faultsOfGroups(counted),
    ...faultsOfCrossing(asked),
    ...faultsOfDays(asked),
    ...faultsOfCost(asked),
  ];
}

function unknownIn({
  measures,
  rows,
  columns,
  where,
  without,
  crossing,
  window,
  order,
  formulas,
}: Question): QuestionFault[] {
  const one = (path: string, name: string, is: (name: string) => boolean, list: readonly string[]) =>
    is(name) ? [] : [fault(path, `There is no "${name}". Allowed: ${among(list)}`, 'unknown_value')];
  return [
    ...(measures.length > 0 && measures.length <= LIMITS.measures
      ? []
      : [
          fault(
            'measures',
            `Ask for one to ${LIMITS.measures} of ${among(QUESTION_MEASURE_NAMES)}`,
            'missing_value',
          ),
        ]),
    ...measures.flatMap((name) => one('measures', name, isMeasureName, QUESTION_MEASURE_NAMES)),
    ...one('rows', rows.dimension, isDimension, DIMENSIONS),
    ...(columns ? one('columns', columns.dimension, isDimension, DIMENSIONS) : []),
    ...where.flatMap(({ dimension }) => one('where', dimension, isQuestionFilter, QUESTION_FILTERS)),
    ...without.flatMap(({ dimension }) => one('without', dimension, isQuestionFilter, QUESTION_FILTERS)),
    ...one('crossing', crossing, (name) => CROSSINGS.some((known) => known === name), CROSSINGS),
    ...one('window', window, (name) => QUESTION_WINDOWS.some((known) => known === name), QUESTION_WINDOWS),
    ...one('order', order, (name) => ordersOf(formulas).some((known) => known === name), ordersOf(formulas)),
  ];
}

const axesOf = ({ rows, columns }: Question): [path: string, axis: QuestionAxis][] => [
  ['rows', rows],
  ...(columns ? [['columns', columns] as [string, QuestionAxis]] : []),
];

const conditionsOf = ({
  where,
  without,
}: Pick<Question, 'where' | 'without'>): [path: string, condition: QuestionCondition][] => [
  ...where.map((one): [string, QuestionCondition] => ['where', one]),
  ...without.map((one): [string, QuestionCondition] => ['without', one]),
];

function faultsOfMeasure(name: QuestionMeasureName, asked: Question): QuestionFault[] {
  const { axes, filters, needs, seasonsOnly, rests } = questionMeasure(name);
  const dimensions = axesOf(asked).map(([, { dimension }]) => dimension);
  const faults = [
    ...axesOf(asked)
      .filter(([, { dimension }]) => !axes.includes(dimension))
      .map(([path, { dimension }]) =>
        fault(path, `${name} is not counted by ${dimension}. It is by ${among(axes)}.`),
      ),
    ...conditionsOf(asked)
      .filter(([, { dimension }]) => !filters.includes(dimension))
      .map(([path, { dimension }]) =>
        fault(path, `${name} is not narrowed by ${dimension}. It obeys ${among(filters)}.`),
      ),
  ];
  // All but some, taken from all, would tell of those few (`figures-attacks.ts`).
  if (rests === 'members' && asked.without.length > 0)
    faults.push(fault('without', `${name} leaves nothing out: it rests on what members say of themselves.`));
  if (needs === 'pairs' && (dimensions.length < 2 || !dimensions.every(isProperty)))
    faults.push(fault('columns', `${name} is of pairs: put tags, colours or models in rows and in columns.`));
  if (needs === 'tags' && dimensions.filter(isTagDimension).length !== 1)
    faults.push(fault('rows', `${name} is of tags: put them in rows or in columns.`));
  if (seasonsOnly && asked.window !== 'season')
    faults.push(fault('window', `${name} is told of whole seasons. Allowed: season`));
  return faults;
}

function faultsOfAxes({ rows, columns, where, measures }: Question): QuestionFault[] {
  const named = [rows, ...(columns ? [columns] : [])].some(
    ({ dimension, keys }) => dimension === 'season' && keys.length > 0,
  );
  if (named) return [fault('seasons', 'Which seasons are meant says `seasons`.')];
  if (!columns) return [];
  const isTwice = rows.dimension === columns.dimension && !isProperty(rows.dimension);
  const faults = isTwice ? [fault('columns', `${rows.dimension} is in the rows already.`)] : [];
  // What an occupation is narrowed to and what it is told by would be two answers to subtract.
  const isOccupation = [rows, columns].some(({ dimension }) => dimension === 'occupation');
  if (
    measures.includes('member_share') &&
    isOccupation &&
    where.some(({ dimension }) => dimension === 'occupation')
  )
    faults.push(
      fault('where', 'occupation is in rows or columns already; name the ones that are meant there.'),
    );
  return faults;
}

/** What is left out is in no answer: asking for it by name beside that is a slip. */
function faultsOfWithout(asked: Question): QuestionFault[] {
  return asked.without.flatMap(({ dimension, any }) =>
    any
      .filter((one) => isNamed(asked, dimension, one))
      .map((one) =>
        fault(
          'without',
          `"${one}" is asked for and left out. Take it from \`without\`, or from rows, columns and \`where\`.`,
        ),
      ),
  );
}

function faultsOfCrossing(asked: Question): QuestionFault[] {
  if (asked.crossing === 'look' || canCrossOnGarments(asked)) return [];
  return [
    fault(
      'crossing',
      'Two of tags, categories, colours and tones meet on a garment: ask for them in rows, columns or conditions, of what is counted by looks.',
    ),
  ];
}

/** What names groups, and by which dimension. */
const namings = ({
  rows,
  columns,
  ...conditions
}: Question): { path: string; dimension: string; keys: string[] }[] => [
  { path: 'rows', ...rows },
  ...(columns ? [{ path: 'columns', ...columns }] : []),
  ...conditionsOf(conditions).map(([path, { dimension, any }]) => ({ path, dimension, keys: any })),
];

function faultsOfGroups(asked: Question): QuestionFault[] {
  const { groups, measures } = asked;
  const faults = namings(asked).flatMap(({ path, dimension, keys }) =>
    keys.filter(isGroupKey).flatMap((key) => {
      const group = groups.find((one) => one.key === key);
      if (!group) return [fault(path, `There is no group "${key}" in \`groups\`.`, 'unknown_value')];
      return group.dimension === dimension
        ? []
        : [fault(path, `The group "${key}" is of ${group.dimension} and not of ${dimension}.`)];
    }),
  );
  // What is told of members was released number by number: a sum of them would tell a hidden one by subtraction.
  for (const name of groups.length > 0 ? measures : [])
    if (questionMeasure(name).rests === 'members')
      faults.push(
        fault('groups', `${name} is told of each by itself and never of several together. Leave groups out.`),
      );
  return [...faults, ...groupFaults(groups)];
}

function faultsOfDays({ window, seasons, from, to, compare, rows, columns }: Question): QuestionFault[] {
  const faults: QuestionFault[] = [];
  const dimensions = [rows.dimension, columns?.dimension];
  const isOfSeasons = dimensions.includes('season');
  if (window === 'days' ? !(from && to && from <= to) : from || to)
    faults.push(
      fault('from', '`from` and `to` are days that go together with window `days`, `to` not before `from`.'),
    );
  if (window !== 'season' && (seasons.length > 0 || isOfSeasons))
    faults.push(
      fault('seasons', 'Days of one’s own are of no season. Leave seasons out, or choose window `season`.'),
    );
  if (seasons.length > 1 && !isOfSeasons)
    faults.push(fault('seasons', 'Seasons are not added up: put season in rows or columns, or choose one.'));
  if (dimensions.includes('week') && isOfSeasons)
    faults.push(fault('columns', 'Weeks are of one season: take season out of rows and columns.'));
  if (dimensions.includes('week') && compare)
    faults.push(
      fault('compare', 'Weeks of two years are not the same: take the comparison or the weeks out.'),
    );
  if (compare && compare !== 'previous' && window !== 'season')
    faults.push(fault('compare', 'Days of one’s own are set against the year before. Allowed: previous'));
  if (compare && compare !== 'previous' && seasons.includes(compare))
    faults.push(fault('compare', 'A season is not compared with itself.', 'same_season'));
  return faults;
}

function faultsOfCost({
  measures,
  rows,
  columns,
  where,
  without,
  seasons,
  from,
  to,
  ...asked
}: Question): QuestionFault[] {
  const conditions = [...where, ...without];
  const shown = measures.length + asked.formulas.length;
  const faults: QuestionFault[] = [];
  const most = (path: string, what: string, number: number, limit: number) => {
    if (!Number.isInteger(number) || number < 1 || number > limit)
      faults.push(fault(path, `${what}: one to ${limit}.`, 'too_many'));
  };
  most('limit', 'Rows', asked.limit, LIMITS.rows);
  most('column_limit', 'Columns', asked.column_limit, LIMITS.columns);
  if (rows.keys.length > 0) most('rows', 'Named rows', rows.keys.length, LIMITS.keys);
  if (columns && columns.keys.length > 0)
    most('columns', 'Named columns', columns.keys.length, LIMITS.columns);
  if (conditions.length > 0) most('where', 'Conditions', conditions.length, LIMITS.conditions);
  if (seasons.length > 0) most('seasons', 'Seasons', seasons.length, LIMITS.seasons);
  for (const [path, { any }] of conditionsOf({ where, without }))
    most(path, 'Values of a condition', any.length, LIMITS.keys);
  if (from && to && from <= to)
    most('to', 'Days', (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1, LIMITS.days);
  const height = rows.keys.length || asked.limit;
  const width = columns ? columns.keys.length || asked.column_limit : 1;
  if (height * width * shown > LIMITS.cells)
    faults.push(
      fault(
        'limit',
        `At most ${LIMITS.cells} cells: fewer rows, columns or measures. This is ${height * width * shown}.`,
        'too_many',
      ),
    );
  return faults;
}
