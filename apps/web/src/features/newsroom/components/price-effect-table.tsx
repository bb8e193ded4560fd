import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { money } from '../lib/prices';
import type { PlanWords } from './plan-words';
import shows from './shows.module.css';

type Row = Shape<'EffectRowDto'>;

/** What a change of prices does to members, a line for those who pay the same. */
export function PriceEffectTable({
  effect,
  words,
  locale,
}: {
  effect: Shape<'EffectDto'>;
  words: PlanWords;
  locale: Locale;
}) {
  if (effect.rows.length === 0) return <p className={shows.fine}>{words.nobody}</p>;
  const number = new Intl.NumberFormat(locale);
  const price = (amount: number | null, { currency, interval }: Row) =>
    amount === null || !currency || !interval
      ? '–'
      : `${money(amount, currency, locale)} ${words[interval].toLocaleLowerCase(locale)}`;
  return (
    <Table
      caption={words.effect}
      isCaptionShown
      columns={[
        { key: 'pays', head: words.pays, is: 'name', cell: (row: Row) => price(row.pays, row) },
        { key: 'willPay', head: words.willPay, is: 'text', cell: (row) => price(row.will_pay, row) },
        { key: 'members', head: words.members, cell: (row) => number.format(row.members) },
        { key: 'seats', head: words.seats, cell: (row) => number.format(row.seats) },
        { key: 'becomes', head: words.becomes, is: 'text', cell: (row) => words.outcome[row.outcome] },
      ]}
      rows={effect.rows}
      keyOf={(row) => `${row.currency} ${row.interval} ${row.pays} ${row.outcome}`}
    />
  );
}
