'use client';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { OpensEvidence } from '../figure/opens-evidence';
import { RowLink } from '../figure/row-link';
import { useRow } from '../figure/use-row';
import { differenceOf, mayBeChance, type Pair } from '../lib/compare-seasons';
import { pointsText } from '../lib/figure-text';
import { Triangle } from './triangle';
import { Value } from './value';

/** Two columns of one figure and the points between them. */
export function SeasonsTable(props: {
  pairs: readonly Pair[];
  seasons: readonly [string, string];
  title: string;
}) {
  const { words } = useBoard();
  const { labelOf, hrefOf } = useRow('trend');
  const [first, second] = props.seasons;
  const name = (pair: Pair) => {
    const row = pair.first ?? pair.second;
    const href = row && hrefOf(row);
    const label = row ? labelOf(row) : pair.key;
    return href ? <RowLink href={href}>{label}</RowLink> : label;
  };
  return (
    <Table
      caption={props.title}
      columns={[
        {
          key: 'rank',
          head: <span className="visually-hidden">{words.card.rank}</span>,
          cell: (pair) => pair.first?.ranking,
          is: 'rank',
        },
        { key: 'name', head: words.card.name, cell: name, is: 'name' },
        { key: 'first', head: first, cell: (pair) => (pair.first ? <Value row={pair.first} /> : '–') },
        ...(second
          ? [
              {
                key: 'second',
                head: second,
                cell: (pair: Pair) => (pair.second ? <Value row={pair.second} /> : '–'),
              },
              {
                key: 'difference',
                head: words.compare.difference,
                cell: (pair: Pair) => <Difference pair={pair} />,
              },
            ]
          : []),
      ]}
      rows={props.pairs}
      keyOf={({ key }) => key}
    />
  );
}

/** It opens what the later of the two rests on, beside which the other can be opened. */
function Difference({ pair }: { pair: Pair }) {
  const { words, locale } = useBoard();
  const points = differenceOf(pair);
  if (points === null || !pair.first) return <>–</>;
  return (
    <OpensEvidence row={pair.first}>
      <Triangle displayed={points} isUncertain={mayBeChance(pair)} />{' '}
      {filled(words.card.points, { points: pointsText(points, locale) })}
    </OpensEvidence>
  );
}
