import { PALETTE } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { coloursOf } from '../lib/board-colours';
import type { BoardThing } from '../lib/board-item';
import styles from './board-colours.module.css';

const SLUGS = new Map(PALETTE.map(({ hex, slug }) => [hex, slug]));

/** The colours that the pictures of a board share, those of most pictures first; each leads to looks of it. */
export async function BoardColours({ things }: { things: readonly BoardThing[] }) {
  const colours = coloursOf(things).filter((hex) => SLUGS.has(hex));
  if (colours.length === 0) return null;
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('boards'), catalogueNames()]);
  const listing = href(locale, 'look_search', {});
  return (
    <ul className={styles.colours} aria-label={t('colours.title')}>
      {colours.map((hex) => {
        const label = t('colours.search', { colour: names.colourLike(hex) });
        return (
          <li key={hex}>
            <Link
              href={`${listing}?colours=${SLUGS.get(hex)}`}
              prefetch={false}
              title={label}
              style={{ background: hex }}
            >
              <span>{label}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
