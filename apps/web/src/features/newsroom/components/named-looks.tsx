'use client';
import { useQueries } from '@tanstack/react-query';
import { asked } from '../../../api/asked';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

/** Pictures of looks that are named by their slugs, in their order; which of them no look has is said. */
export function NamedLooks({ slugs, words }: { slugs: readonly string[]; words: WordsWords }) {
  const named = slugs.filter(Boolean);
  const found = useQueries({
    queries: named.map((slug) => ({ ...asked('/look/{slug}', { path: { slug } }), retry: false })),
  });
  if (named.length === 0) return null;
  return (
    <ul className={styles.looks}>
      {named.map((slug, at) => {
        const { data, isError } = found[at] ?? {};
        const look = data?.look;
        return (
          <li key={slug}>
            {look && (
              <Picture
                filename={look.image_filename}
                alt={`${look.designer.name}, ${look.season.name}, ${look.position}`}
                sizes="96px"
                thumbhash={look.thumbhash}
                colours={look.colours}
              />
            )}
            {isError && <small className={fields.error}>{filled(words.blocks.unknownLook, { slug })}</small>}
          </li>
        );
      })}
    </ul>
  );
}
