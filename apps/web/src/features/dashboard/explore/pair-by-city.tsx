'use client';
import { useQueries } from '@tanstack/react-query';
import type { Question } from '@toile/contracts';
import { readJson } from '../../../api/asked';
import { Dialog } from '../../../design/dialog';
import { Table } from '../../../design/table';
import { useBoard } from '../board/board';
import { betweenText, measureText } from './cell-texts';
import styles from './explore.module.css';
import { questionPath } from './explore-state';
import type { ExploreWords } from './explore-words';
import type { QuestionAnswer, QuestionCell } from './grid';

/** The same pair in each city, since a lift of all may be that of one. */
export function PairByCity(props: {
  asked: Question;
  cell: QuestionCell;
  title: string;
  words: ExploreWords;
  onClose(): void;
}) {
  const { asked, cell, title, words, onClose } = props;
  const { locale, options, words: board } = useBoard();
  const cities = options.city.filter(({ value }) => value !== 'all-cities');
  const found = useQueries({
    queries: cities.map(({ value }) => {
      const path = questionPath(inCity(asked, cell, value));
      return {
        queryKey: ['question', path],
        queryFn: ({ signal }: { signal: AbortSignal }) => readJson<QuestionAnswer>(path, signal),
        staleTime: 60_000,
      };
    }),
  });
  const text = measureText('lift', locale);
  const count = new Intl.NumberFormat(locale);
  const rows = cities.map((city, at) => ({
    ...city,
    isKnown: found[at]?.data !== undefined,
    cell: found[at]?.data?.rows.find(
      ({ row, column, measure }) => row === cell.row && column === cell.column && measure === 'lift',
    ),
  }));
  type Row = (typeof rows)[number];
  const told = (of: (cell: QuestionCell) => string) => (row: Row) => {
    if (!row.isKnown) return '…';
    return row.cell && row.cell.value !== null ? of(row.cell) : '–';
  };
  return (
    <Dialog kind="sheet" title={title} close={board.how.close} startsOpen onClose={onClose}>
      <p className={styles.counts}>{words.counts.lift}</p>
      {found.some(({ isError }) => isError) && <p role="alert">{words.askFailed}</p>}
      <Table<Row>
        caption={words.pairs.byCity}
        columns={[
          { key: 'city', head: words.dimensions.city, is: 'name', cell: ({ label }) => label },
          {
            key: 'lift',
            head: words.measures.lift,
            cell: told((one) => text(one.value ?? 0)),
          },
          { key: 'between', head: words.pairs.between, cell: told((one) => betweenText(one, text)) },
          {
            key: 'looks',
            head: words.measures.looks,
            cell: told(
              (one) => `${count.format(one.numerator ?? 0)}${one.low_base ? ` · ${board.lowBase}` : ''}`,
            ),
          },
        ]}
        rows={rows}
        keyOf={({ value }) => value}
      />
    </Dialog>
  );
}

/** The one cell of a question, of looks of one city. */
const inCity = (asked: Question, { row, column }: QuestionCell, city: string): Question => ({
  ...asked,
  measures: ['lift'],
  formulas: [],
  compare: null,
  order: 'value',
  rows: { ...asked.rows, keys: [row] },
  columns: asked.columns && { ...asked.columns, keys: [column] },
  where: [...asked.where, { dimension: 'city', any: [city] }],
});
