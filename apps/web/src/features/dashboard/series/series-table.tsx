'use client';
import type { CSSProperties } from 'react';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import styles from './series.module.css';
import { SeriesOnPaper } from './series-on-paper';
import type { Series } from './series-values';

type Step = Series['steps'][number];

/** Every value as a number, the stronger shaded the larger: a heat map that can be read. Each opens what it rests on. */
export function SeriesTable(props: {
  series: Series;
  caption: string;
  /** What a step is called: a season, a week or a day. */
  head: string;
  /** From which step on. */
  first: number;
  nameOf(slug: string, label: string): string;
  stepText(step: Step): string;
  numberOf(point: Series['series'][number]['points'][number]): number | null;
  text(value: number): string;
  /** Left out where nothing stands behind a point that may be told. */
  onOpen?: ((slug: string, step: number) => void) | undefined;
}) {
  const { series, first, nameOf, stepText, numberOf, text, onOpen } = props;
  const { words } = useBoard();
  const most = Math.max(
    0,
    ...series.series.flatMap(({ points }) => points.slice(first).map((one) => numberOf(one) ?? 0)),
  );
  const rows = series.series.map((one) => ({ ...one, name: nameOf(one.slug, one.label) }));
  const cellOf = (point: Series['series'][number]['points'][number] | undefined) => {
    if (point?.suppressed) return words.how.hidden;
    const value = point ? numberOf(point) : null;
    return value === null ? '–' : text(value);
  };
  return (
    <>
      <Table
        caption={props.caption}
        isOfPage
        className={styles.heat}
        columns={[
          { key: 'name', head: words.card.name, cell: ({ name }) => name, is: 'name' },
          ...newestFirst(series.steps, first).map(({ step, at }) => ({
            key: step.season ?? step.from,
            head: (
              <>
                {stepText(step)}
                {step.partial && <span className="visually-hidden"> ({words.time.partial})</span>}
                {step.partial && <span aria-hidden="true">*</span>}
              </>
            ),
            style: (row: (typeof rows)[number]) => {
              const point = row.points[at];
              const value = point && numberOf(point);
              return { '--heat': most > 0 && value ? value / most : 0 } as CSSProperties;
            },
            cell: ({ slug, name, points }: (typeof rows)[number]) => {
              const point = points[at];
              const value = point ? numberOf(point) : null;
              if (point?.suppressed) return <small>{words.how.hidden}</small>;
              if (!point || value === null) return '–';
              if (!onOpen) return text(value);
              return (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={filled(words.time.point, { name, step: stepText(step), value: text(value) })}
                  title={point.low_base ? words.lowBase : undefined}
                  data-low={point.low_base || undefined}
                  onClick={() => onOpen(slug, at)}
                >
                  {text(value)}
                </button>
              );
            },
          })),
        ]}
        rows={rows}
        keyOf={({ slug }) => slug}
      />
      <SeriesOnPaper
        series={series}
        caption={props.caption}
        first={first}
        head={props.head}
        nameOf={nameOf}
        stepText={stepText}
        cellOf={cellOf}
      />
    </>
  );
}

/** What is newest is seen without scrolling. */
const newestFirst = (steps: readonly Step[], first: number) =>
  steps
    .map((step, at) => ({ step, at }))
    .slice(first)
    .reverse();
