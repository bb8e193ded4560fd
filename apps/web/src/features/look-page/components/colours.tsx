import { PALETTE } from '@toile/contracts';
import Link from 'next/link';
import { catalogueNames } from '../../../catalogue/names';
import styles from './colours.module.css';

const SLUGS = new Map(PALETTE.map((colour) => [colour.hex, colour.slug]));

/** The colours of a look, the most important first, by the reader's names for them; links to looks of each in `listing`. */
export async function Colours({ colours, listing }: { colours: readonly string[]; listing?: string }) {
  const names = await catalogueNames();
  return (
    <ul className={styles.colours}>
      {colours.map((hex) => (
        <li key={hex}>
          <span className={styles.swatch} style={{ backgroundColor: hex }} />
          {listing && SLUGS.has(hex) ? (
            <Link href={`${listing}?colours=${SLUGS.get(hex)}`} prefetch={false}>
              {names.colourLike(hex)}
            </Link>
          ) : (
            names.colourLike(hex)
          )}
        </li>
      ))}
    </ul>
  );
}
