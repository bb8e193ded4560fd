import type { Locale, Reference } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import styles from './retags.module.css';

export type PreviewWords = Record<
  'changes' | 'nothing' | 'leftOut' | 'ofSeason' | 'figure' | 'tag' | 'before' | 'after',
  string
>;
/** What figures, seasons and types are called, by what they are said as. */
export interface PreviewNames {
  words: PreviewWords;
  figures: Record<string, string>;
  seasons: Record<string, string>;
  types: Record<string, string>;
}
type Season = Shape<'PreviewedSeasonDto'>;
type Share = Shape<'PreviewedShareDto'>;

/** The figures that a retag would change, before and after, a table a season and type. */
export function RetagPreview(
  props: {
    preview: Pick<Shape<'RetagPreviewDto'>, 'looks' | 'left_out' | 'seasons'>;
    /** What is added and taken away, by the names under which it was chosen. */
    tags: readonly Reference[];
    locale: Locale;
  } & PreviewNames,
) {
  const { preview, words, figures, seasons, types } = props;
  const number = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 1 });
  const said = ({ value, numerator, denominator }: Share) => (
    <>
      {value === null ? '–' : `${number.format(value)}\u202f%`}
      <small className={styles.of}>
        {number.format(numerator)} / {number.format(denominator)}
      </small>
    </>
  );
  const called = new Map(props.tags.map(({ slug, name }) => [slug, name]));
  const title = ({ season, type, looks }: Season) =>
    filled(words.ofSeason, {
      season: seasons[season] ?? season,
      type: types[type] ?? type,
      looks: number.format(looks),
    });
  return (
    <>
      <p className={styles.changes}>
        {preview.looks === 0 ? words.nothing : filled(words.changes, { looks: number.format(preview.looks) })}
      </p>
      {preview.left_out > 0 && <p>{filled(words.leftOut, { looks: number.format(preview.left_out) })}</p>}
      {preview.seasons.map((season) => (
        <Table
          key={`${season.season}/${season.type}`}
          caption={title(season)}
          isCaptionShown
          columns={[
            { key: 'tag', head: words.tag, is: 'name', cell: ({ tag }) => called.get(tag) ?? tag },
            {
              key: 'figure',
              head: words.figure,
              is: 'text',
              cell: ({ definition }) => figures[definition] ?? definition,
            },
            { key: 'before', head: words.before, cell: ({ before }) => said(before) },
            { key: 'after', head: words.after, cell: ({ after }) => said(after) },
          ]}
          rows={season.figures}
          keyOf={({ definition, tag }) => `${definition}/${tag}`}
        />
      ))}
    </>
  );
}
