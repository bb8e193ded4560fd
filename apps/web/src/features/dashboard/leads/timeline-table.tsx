import Link from 'next/link';
import { Table } from '../../../design/table';
import { measuredIn } from '../forecasts/fan';
import type { BoardSetup } from '../lib/board-setup';
import { pointAddress } from '../series/point-address';
import { type Measure, type SeriesScope, USUAL } from '../series/series-scope';
import { stepTextOf, valueTextOf } from '../series/series-texts';
import type { Series } from '../series/series-values';
import { runwayByWeek, seasonBy } from './runway-by-week';

/** What the timeline draws, as numbers: weeks in which anything was measured, the newest first; each opens what it rests on. */
export function TimelineTable(props: {
  figures: readonly { measure: Measure; series: Series }[];
  runway: Series | undefined;
  of: SeriesScope['of'];
  slug: string;
  caption: string;
  setup: BoardSetup;
}) {
  const { figures, runway, of, slug, caption, setup } = props;
  const { locale, words } = setup;
  const weeks = figures[0]?.series.steps ?? [];
  const weekText = stepTextOf({ ...USUAL, measure: 'searches' }, locale);
  const columns = figures.map(({ measure, series }) => ({
    measure,
    values: measuredIn({ series }),
    weekOf: (at: number) => weeks[at]?.from ?? '',
  }));
  const measured = weeks
    .map((week, at) => ({ week, at }))
    .filter(({ at }) => columns.some(({ values }) => values[at] != null));
  if (runway)
    columns.push({
      measure: 'runway-share',
      values: runwayByWeek(runway, weeks),
      weekOf: (at) => runway.steps[weeks[at] ? seasonBy(runway, weeks[at]) : -1]?.from ?? '',
    });
  const addressOf = (measure: Measure, week: string) =>
    pointAddress(locale, { measure, of, slug, span: USUAL.span }, week);
  return (
    <Table
      caption={caption}
      isOfPage
      columns={[
        {
          key: 'week',
          head: words.time.steps.week,
          is: 'name',
          cell: ({ week }: (typeof measured)[number]) => weekText(week),
        },
        ...columns.map(({ measure, values, weekOf }) => {
          const text = valueTextOf({ ...USUAL, measure }, locale);
          return {
            key: measure,
            head: words.time.measures[measure],
            cell: ({ at }: (typeof measured)[number]) => {
              const value = values[at] ?? null;
              if (value === null) return '–';
              return (
                <Link href={addressOf(measure, weekOf(at))} prefetch={false}>
                  {text(value)}
                </Link>
              );
            },
          };
        }),
      ]}
      rows={measured.reverse()}
      keyOf={({ week }) => week.from}
    />
  );
}
