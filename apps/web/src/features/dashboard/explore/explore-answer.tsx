'use client';
import { type AskedMeasure, formulaInWords, isFormulaKey, type Question } from '@toile/contracts';
import { colon, comma } from '@toile/i18n/typography';
import { useCallback, useMemo, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { useKeyLabel } from '../board/use-key-label';
import { Chart, type Picked } from '../chart/chart';
import { drawn, startExplore } from '../chart/starts';
import { dateTimeText } from '../figure/date-time-text';
import type { ChartLook } from '../lib/chart-look';
import { SeriesEvidence } from '../series/series-evidence';
import { AnswerInBoardContext } from './answer-in-board';
import { eventsOfCell, looksOfCell } from './cell-behind';
import { measureText } from './cell-texts';
import styles from './explore.module.css';
import { exploreOption } from './explore-option';
import { type ExploreState, stateQuery } from './explore-state';
import type { ExploreWords } from './explore-words';
import { gridOf, type QuestionAnswer, type QuestionCell } from './grid';
import { linksIn } from './network-option';
import { PairList } from './pair-list';
import { pickedCell } from './picked-cell';
import { MOST_ROOMY, PivotTable } from './pivot-table';

interface Props {
  /** Null while the answer is that of the question before. */
  asked: Question | null;
  answer: QuestionAnswer;
  state: ExploreState;
  words: ExploreWords;
  address: string;
  isWaiting: boolean;
  show(changes: Partial<ExploreState>): void;
}

/** The answer to a question: a drawing, the table, what its numbers are, and files of it. */
export function ExploreAnswer(props: Props) {
  const { asked, answer, state, words, address, isWaiting, show } = props;
  const { locale, extras, words: board } = useBoard();
  const labelOf = useKeyLabel();
  const [behind, setBehind] = useState<{ title: string; path: string; members: readonly string[] } | null>(
    null,
  );
  const grid = useMemo(() => gridOf(answer), [answer]);
  const names = useMemo(() => {
    const given = new URLSearchParams(answer.question);
    const dimension = (name: string) => (given.get(name) ?? '').split(':')[0] ?? '';
    const of = (which: 'rows' | 'columns') => {
      const keys = new Map(
        answer[which === 'rows' ? 'row_keys' : 'column_keys'].map(({ key, label }) => [key, label]),
      );
      return (key: string) =>
        key === '*' ? words.all : labelOf(dimension(which), key, keys.get(key) ?? key);
    };
    // What a group of a cell is made of, in words.
    const members = (which: 'rows' | 'columns', key: string) =>
      answer[which === 'rows' ? 'row_keys' : 'column_keys']
        .find((one) => one.key === key)
        ?.members?.map((one) => labelOf(dimension(which), one.key, one.label)) ?? [];
    return {
      members,
      head: words.dimensions[dimension('rows') as keyof ExploreWords['dimensions']] ?? words.rows,
      row: of('rows'),
      column: of('columns'),
      isTimeInRows: ['season', 'week'].includes(dimension('rows')),
    };
  }, [answer, labelOf, words]);
  const measureName = useCallback(
    (name: AskedMeasure) =>
      isFormulaKey(name)
        ? (answer.measures.find((one) => one.name === name)?.label ?? name)
        : words.measures[name],
    [answer.measures, words.measures],
  );
  const named = answer.measures.map(({ name }) => measureName(name)).join(comma(locale));
  const title = asked?.crossing === 'garment' ? `${named} · ${words.crossing.garment}` : named;
  const { chart } = state;
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(
        exploreOption(chart === 'table' ? 'bars' : chart, grid, names.isTimeInRows, look, {
          row: names.row,
          column: names.column,
          measure: measureName,
          value: (name, value) => measureText(name, locale)(value),
        }),
      ),
    [chart, grid, names, measureName, locale],
  );
  const openBehind = (title: string, path: string, { row, column }: QuestionCell) =>
    setBehind({
      title,
      path,
      members: [...names.members('rows', row), ...names.members('columns', column)],
    });
  if (grid.rows.length === 0 || grid.columns.length === 0)
    return <p className={styles.nothing}>{words.nothing}</p>;
  const links = chart === 'network' ? linksIn(grid, 'lift') : [];
  const isEmptyNetwork = chart === 'network' && links.length === 0;
  const isMatrixOfLift = chart === 'heat' && grid.columns[0]?.measure === 'lift';
  const openCell = (cell: QuestionCell) => {
    const path = asked && cell.value ? (looksOfCell(asked, cell) ?? eventsOfCell(asked, cell)) : null;
    if (path) openBehind(`${names.row(cell.row)}, ${names.column(cell.column)}`, path, cell);
  };
  const pick = (picked: Picked) => {
    const cell = pickedCell(chart, grid, picked);
    if (cell) openCell(cell);
  };
  // Otherwise a reader who asked for a comparison would look for its changes.
  const isWithoutBefore =
    new URLSearchParams(answer.question).has('compare') &&
    grid.rows.every(({ cells }) => [...cells.values()].every((cell) => cell.evolution === null && !cell.new));
  // Where there is no room in cells, what their italics mean is said below.
  const cells = grid.rows.flatMap((row) => [...row.cells.values()]);
  const small = grid.columns.length > MOST_ROOMY ? cells.find((cell) => cell.low_base) : undefined;
  return (
    <section className={styles.answer} aria-labelledby="answer" aria-busy={isWaiting} data-figure="question">
      <h2 id="answer">{title}</h2>
      <ul className={styles.counts}>
        {answer.measures.map(({ name, definition }) => (
          <li key={name}>
            {answer.measures.length > 1 && (
              <strong>
                {measureName(name)}
                {colon(locale)}
              </strong>
            )}
            {isFormulaKey(name) ? formulaInWords(definition, words.measures) : words.counts[name]}
          </li>
        ))}
      </ul>
      {isEmptyNetwork && <p className={styles.nothing}>{words.noPairs}</p>}
      {isMatrixOfLift && (
        <ul className={styles.sides}>
          {(['above', 'chance', 'below'] as const).map((side) => (
            <li key={side} data-side={side}>
              {words.pairs[side]}
            </li>
          ))}
        </ul>
      )}
      {chart !== 'table' && !isEmptyNetwork && (
        <div className={chart === 'network' ? styles.network : undefined}>
          <Chart start={startExplore} draw={draw} label={title} height={320} onPick={pick} />
          {chart === 'network' && (
            <PairList asked={asked} links={links} words={words} names={names} onOpen={openCell} />
          )}
        </div>
      )}
      {isWithoutBefore && <p className={styles.counts}>{words.noBefore}</p>}
      <PivotTable
        asked={asked}
        widened={answer.widened}
        grid={grid}
        caption={title}
        words={words}
        names={{ ...names, measure: measureName }}
        sort={state.sort}
        onSort={(sort) => show({ sort })}
        pins={state.pins}
        onPins={(pins) => show({ pins })}
        onBehind={openBehind}
      />
      {small && small.value !== null && (
        <p className={styles.foot}>
          <em>{measureText(small.measure, locale, small.unit)(small.value)}</em> {board.lowBase}
        </p>
      )}
      <p className={styles.foot}>
        {filled(words.known, { date: dateTimeText(answer.meta.as_of, locale) })}
        {answer.meta.partial && ` ${words.partial}`}
      </p>
      <p className={styles.files}>
        <a href={`${address}&format=csv`} download>
          {words.csv}
        </a>
        <a href={`${address}&format=xlsx&locale=${locale}`} download>
          {words.xlsx}
        </a>
        {asked && (
          <AnswerInBoardContext
            value={{
              asked,
              answer,
              title,
              rowName: names.row,
              columnName: names.column,
              measureName: (name) => words.measures[name],
            }}
          >
            {extras.answer}
          </AnswerInBoardContext>
        )}
      </p>
      {behind && (
        <SeriesEvidence
          title={behind.title}
          path={behind.path}
          members={behind.members}
          split={null}
          onClose={() => setBehind(null)}
        />
      )}
      <p className={styles.printed}>{stateQuery(state)}</p>
    </section>
  );
}
