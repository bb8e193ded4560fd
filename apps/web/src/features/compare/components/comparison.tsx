import { getFormatter, getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { catalogueNames } from '../../../catalogue/names';
import { differences, type Row, sharesOf } from '../lib/differences';
import styles from './comparison.module.css';

/** Something that is compared: its head, and of each of its pictures the tags and the colours. */
export interface Side {
  slug: string;
  name: string;
  head: ReactNode;
  pictures: readonly { tags: readonly { slug: string; name: string }[]; colours: readonly string[] }[];
}

/** A table reads to its end. */
const MOST_ROWS = 24;

/** Things side by side: first what they are, then what they have in common and what sets them apart, by garments and colours. */
export async function Comparison({ sides }: { sides: readonly Side[] }) {
  const [t, names] = await Promise.all([getTranslations('browse.compare'), catalogueNames()]);
  const known = new Map(
    sides.flatMap(({ pictures }) => pictures.flatMap(({ tags }) => tags.map((tag) => [tag.slug, tag]))),
  );
  const tags = differences(
    sides.map((side) => sharesOf(side.pictures.map((one) => one.tags.map(({ slug }) => slug)))),
  );
  const colours = differences(sides.map((side) => sharesOf(side.pictures.map((one) => one.colours))));
  const tag = (slug: string) => names.tag(known.get(slug) ?? { slug, name: slug });
  const colour = (value: string) => (
    <>
      <span className={styles.swatch} style={{ background: value }} /> {names.colourLike(value)}
    </>
  );
  return (
    <div className={styles.scrolls} data-scrolls>
      <table className={styles.table} style={{ '--sides': sides.length } as CSSProperties}>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side.slug} scope="col">
                {side.head}
              </th>
            ))}
          </tr>
        </thead>
        <Rows title={t('tagsApart')} rows={tags.apart} sides={sides} named={tag} />
        <Rows title={t('tagsSame')} rows={tags.same} sides={sides} named={tag} />
        <Rows title={t('coloursApart')} rows={colours.apart} sides={sides} named={colour} />
        <Rows title={t('coloursSame')} rows={colours.same} sides={sides} named={colour} />
      </table>
    </div>
  );
}

async function Rows(props: {
  title: string;
  rows: readonly Row[];
  sides: readonly Side[];
  named: (value: string) => ReactNode;
}) {
  const { title, rows, sides, named } = props;
  const [t, format] = await Promise.all([getTranslations('browse.compare'), getFormatter()]);
  if (rows.length === 0) return null;
  const cell = (share: number, side: Side) => {
    if (side.pictures.length > 1) return format.number(share, { style: 'percent', maximumFractionDigits: 0 });
    return (
      <>
        <span aria-hidden="true">{share > 0 ? '●' : '–'}</span>
        <span className="visually-hidden">{share > 0 ? t('has') : t('hasNot')}</span>
      </>
    );
  };
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={sides.length + 1} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.slice(0, MOST_ROWS).map((row) => (
        <tr key={row.value}>
          <th scope="row">{named(row.value)}</th>
          {sides.map((side, index) => {
            const share = row.shares[index] ?? 0;
            return (
              <td key={side.slug} data-none={share === 0 || undefined}>
                {cell(share, side)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
