'use client';
import type { Question } from '@toile/contracts';
import { useState } from 'react';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { betweenText, measureText } from './cell-texts';
import styles from './explore.module.css';
import type { ExploreWords } from './explore-words';
import type { QuestionCell } from './grid';
import type { Link } from './network-option';
import { PairByCity } from './pair-by-city';

const FIRST = 15;

/** What a network draws, for reading: the pairs that stand out, the strongest first; each opens its looks, and what it is in each city. */
export function PairList(props: {
  /** Null while the answer is that of the question before. */
  asked: Question | null;
  links: readonly Link[];
  words: ExploreWords;
  names: { row(key: string): string; column(key: string): string };
  onOpen(cell: QuestionCell): void;
}) {
  const { asked, links, words, names, onOpen } = props;
  const { locale } = useBoard();
  const [isWhole, setWhole] = useState(false);
  const [inCities, setInCities] = useState<QuestionCell | null>(null);
  const text = measureText('lift', locale);
  const count = new Intl.NumberFormat(locale);
  const nameOf = ({ row, column }: QuestionCell) => `${names.row(row)} + ${names.column(column)}`;
  const isOfCity = asked
    ? [...asked.where, ...asked.without].some(({ dimension }) => dimension === 'city')
    : true;
  return (
    <div className={styles.pairs}>
      <Table<Link>
        caption={words.pairs.title}
        isCaptionShown
        columns={[
          {
            key: 'pair',
            head: words.pairs.pair,
            is: 'name',
            cell: ({ cell }) => (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={filled(words.opens, {
                  row: names.row(cell.row),
                  column: names.column(cell.column),
                  value: text(cell.value ?? 0),
                })}
                onClick={() => onOpen(cell)}
              >
                {nameOf(cell)}
              </button>
            ),
          },
          { key: 'lift', head: words.measures.lift, cell: ({ lift }) => text(lift) },
          { key: 'between', head: words.pairs.between, cell: ({ cell }) => betweenText(cell, text) },
          { key: 'looks', head: words.measures.looks, cell: ({ cell }) => count.format(cell.numerator ?? 0) },
          ...(isOfCity
            ? []
            : [
                {
                  key: 'cities',
                  head: <span className="visually-hidden">{words.pairs.byCity}</span>,
                  cell: ({ cell }: Link) => (
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      aria-label={`${words.pairs.byCity} ${nameOf(cell)}`}
                      onClick={() => setInCities(cell)}
                    >
                      {words.pairs.byCity}
                    </button>
                  ),
                },
              ]),
        ]}
        rows={isWhole ? links : links.slice(0, FIRST)}
        keyOf={({ source, target }) => `${source} ${target}`}
      />
      {links.length > FIRST && !isWhole && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {filled(words.pairs.all, { count: links.length })}
        </button>
      )}
      {inCities && asked && (
        <PairByCity
          asked={asked}
          cell={inCities}
          title={nameOf(inCities)}
          words={words}
          onClose={() => setInCities(null)}
        />
      )}
    </div>
  );
}
