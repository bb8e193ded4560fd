import type { Locale, Reference } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { pointsText, shareText } from '../../dashboard/lib/figure-text';
import styles from './retags.module.css';

export type PreviewWords = Record<
  'changes' | 'nothing' | 'leftOut' | 'ofSeason' | 'tag' | 'before' | 'after' | 'change' | 'points',
  string
>;
/** What figures, categories, seasons and types are called, by what they are said as. */
export interface PreviewNames {
  words: PreviewWords;
  categories: Record<string, string>;
  figures: Record<string, string>;
  seasons: Record<string, string>;
  types: Record<string, string>;
}
type Season = Shape<'PreviewedSeasonDto'>;
type Share = Shape<'PreviewedShareDto'>;
type Figure = Shape<'PreviewedFigureDto'>;

/** The figures that a retag would change, before and after, a table a season and type. */
export function RetagPreview(
  props: {
    preview: Pick<Shape<'RetagPreviewDto'>, 'looks' | 'left_out' | 'seasons'>;
    /** What is added and taken away, by the names under which it was chosen. */
    tags: readonly Reference[];
    locale: Locale;
  } & PreviewNames,
) {
  const { preview, words, categories, figures, seasons, types, locale } = props;
  const number = new Intl.NumberFormat(locale);
  const said = ({ value, numerator, denominator }: Share) => (
    <>
      {value === null ? '–' : shareText(value, locale)}
      <small className={styles.of}>
        {number.format(numerator)} / {number.format(denominator)}
      </small>
    </>
  );
  const called = new Map(props.tags.map(({ slug, name }) => [slug, name]));
  const nameOf = ({ of, tag }: Figure) => (of === 'category' ? categories[tag] : called.get(tag)) ?? tag;
  const changeOf = ({ before, after }: Figure) =>
    before.value === null || after.value === null
      ? ''
      : filled(words.points, { points: pointsText(rounded(after.value - before.value), locale) });
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
            {
              key: 'tag',
              head: words.tag,
              is: 'name',
              cell: (figure) => (
                <>
                  {nameOf(figure)}
                  <small className={styles.of}>{figures[figure.definition] ?? figure.definition}</small>
                </>
              ),
            },
            { key: 'before', head: words.before, cell: ({ before }) => said(before) },
            { key: 'after', head: words.after, cell: ({ after }) => said(after) },
            { key: 'change', head: words.change, cell: changeOf },
          ]}
          rows={season.figures}
          isOfPage
          keyOf={({ definition, of, tag }) => `${definition}/${of}/${tag}`}
        />
      ))}
    </>
  );
}

/** Shares have one digit, and so has what lies between them. */
const rounded = (points: number): number => Math.round(points * 10) / 10;
