import { nounAfter } from '@toile/i18n/typography';
import Link from 'next/link';
import { memo } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { useBoard } from '../board/board';
import { OpensEvidence } from '../figure/opens-evidence';
import { useRow } from '../figure/use-row';
import { type FigureName, kindOf, type Subject } from '../lib/figure-kinds';
import { valueText } from '../lib/figure-text';
import styles from './ranked-looks.module.css';

const isOfViewers = ({ denominator }: Shape<'FigureRowDto'>) => denominator === null;

/** The looks of a ranking as pictures, each with its place and its figure. */
export const RankedLooks = memo(function RankedLooks(props: {
  rows: readonly Shape<'FigureRowDto'>[];
  name: FigureName;
  /** What looks stand first in, where they are told by that. */
  leads?: Subject;
  /** One row of smaller pictures. */
  isNarrow: boolean;
}) {
  const { words, locale, names } = useBoard();
  const { cities } = names;
  const { labelOf } = useRow('look');
  const { hrefOf } = useRow(props.leads ?? 'look');
  const number = new Intl.NumberFormat(locale);
  const counted = kindOf(props.name).rests === 'boards' ? words.card.boards : words.card.visitors;
  const isHalfLife = props.name === 'attentionOfLooks';
  return (
    <ol className={styles.looks} data-narrow={props.isNarrow || undefined}>
      {props.rows.map((row) => (
        <li key={row.look}>
          <Link href={href(locale, 'look_show', { slug: row.look ?? '' })} prefetch={false}>
            <span className={styles.frame}>
              {row.image_filename && (
                <Picture
                  filename={row.image_filename}
                  alt={row.tag_name ? labelOf(row) : ''}
                  sizes="(min-width: 64rem) 15vw, (min-width: 40rem) 31vw, 46vw"
                />
              )}
              <span className={styles.rank}>{row.ranking}</span>
            </span>
            {!row.tag_name && <span className={styles.label}>{labelOf(row)}</span>}
          </Link>
          {row.tag_name && (
            <Link href={hrefOf(row) ?? ''} prefetch={false} className={styles.label}>
              {labelOf(row)}
            </Link>
          )}
          <span className={styles.facts}>
            {[row.season_short, cities[row.city_name ?? ''] ?? row.city_name].filter(Boolean).join(' · ')}
          </span>
          {row.value === null ? (
            <span className={styles.hidden}>{words.empty}</span>
          ) : (
            <span className={styles.value}>
              <OpensEvidence row={row}>
                {/* A new value is a new element, so that its arrival can be seen. */}
                <strong key={row.value}>
                  {isOfViewers(row) ? number.format(row.value) : valueText(row, locale)}
                  {!isOfViewers(row) && !isHalfLife && '×'}
                </strong>
                {isOfViewers(row) && nounAfter(locale, row.value, counted)}
                {isHalfLife && nounAfter(locale, row.value, words.card.ofDays)}
                {!isOfViewers(row) && (
                  <span className={styles.due}>
                    {' '}
                    {filled(isHalfLife ? words.card.firstWeek : words.card.againstDue, {
                      count: number.format(row.numerator ?? 0),
                      due: number.format(row.denominator ?? 0),
                    })}
                  </span>
                )}
              </OpensEvidence>
              {row.low_base && <em>{words.lowBase}</em>}
              {row.new && <em>{words.new}</em>}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
});
