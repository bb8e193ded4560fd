import { Table } from '../../../design/table';
import styles from './series.module.css';
import type { Series, Step } from './series-values';

/** Names beside each other that a page of A4 has room for. */
const MOST_ACROSS = 7;
type One = Series['series'][number];

/** The table as paper has it, where nothing scrolls: a row a step, the newest first, and more tables where there are more names. */
export function SeriesOnPaper(props: {
  series: Series;
  caption: string;
  first: number;
  head: string;
  nameOf(slug: string, label: string): string;
  stepText(step: Step): string;
  cellOf(point: One['points'][number] | undefined): string;
}) {
  const { series, caption, first, head, nameOf, stepText, cellOf } = props;
  const rows = series.steps
    .map((step, at) => ({ step, at }))
    // Nothing is said of a step that has nothing.
    .filter(
      ({ at, step }) =>
        at >= first && (step.of > 0 || series.series.some(({ points }) => points[at]?.suppressed)),
    )
    .reverse();
  const tables = Math.ceil(series.series.length / MOST_ACROSS);
  const across = Math.ceil(series.series.length / tables);
  const parts = Array.from({ length: tables }, (_, part) =>
    series.series.slice(part * across, (part + 1) * across),
  );
  return (
    <div className={styles.onPaper} hidden>
      {parts.map((part) => (
        <Table
          key={part[0]?.slug}
          caption={caption}
          columns={[
            {
              key: 'step',
              head,
              is: 'name',
              cell: ({ step }: (typeof rows)[number]) => `${stepText(step)}${step.partial ? '*' : ''}`,
            },
            ...part.map(({ slug, label, points }) => ({
              key: slug,
              head: nameOf(slug, label),
              cell: ({ at }: (typeof rows)[number]) => cellOf(points[at]),
            })),
          ]}
          rows={rows}
          keyOf={({ step }) => step.season ?? step.from}
        />
      ))}
    </div>
  );
}
