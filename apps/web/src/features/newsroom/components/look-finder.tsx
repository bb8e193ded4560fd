'use client';
import { useMutation } from '@tanstack/react-query';
import { readNow } from '../../../api/asked';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import { lookSearchOf } from '../lib/look-search';
import { LookSearchBox } from './look-search-box';
import shows from './shows.module.css';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

/** Looks that the site's search finds: a picture that is pressed is taken. */
export function LookFinder(props: {
  /** Slugs of those that are there already. */
  taken: readonly string[];
  words: WordsWords;
  onTake: (slug: string) => void;
}) {
  const { taken, words } = props;
  const finding = useMutation({
    mutationFn: (said: string) => readNow('/look/search', { query: lookSearchOf(said, null) as object }),
    onError: (error) => showFailure(error, words.failed),
  });
  const looks = finding.data?.results ?? [];
  return (
    <div className={styles.finder} aria-busy={finding.isPending}>
      <LookSearchBox
        label={words.blocks.findLooks}
        hint={words.blocks.findLooksHint}
        find={words.blocks.findNow}
        isPending={finding.isPending}
        onFind={finding.mutate}
      />
      <p role="status" className={shows.fine}>
        {finding.isSuccess && looks.length === 0 && words.blocks.foundNone}
      </p>
      {looks.length > 0 && (
        <ul className={styles.looks}>
          {looks.map(({ slug, designer, season, position, image_filename, thumbhash, colours }) => {
            const name = `${designer.name}, ${season.name}, ${position}`;
            return (
              <li key={slug}>
                <button
                  type="button"
                  title={name}
                  aria-label={filled(words.blocks.take, { name })}
                  disabled={taken.includes(slug)}
                  onClick={() => props.onTake(slug)}
                >
                  <Picture
                    filename={image_filename}
                    alt=""
                    sizes="96px"
                    thumbhash={thumbhash}
                    colours={colours}
                  />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
