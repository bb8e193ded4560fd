'use client';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { useEffect, useState } from 'react';
import type { CardMessages } from '../../../catalogue/card-words';
import grid from '../../../design/look-grid.module.css';
import { filled } from '../../../i18n/filled';
import { cardsIn } from '../../../listing/listing-queries';
import { isHeic } from '../../../pictures/is-heic';
import { usePictureGiven } from '../lib/use-picture-given';
import { type PictureSearchState, searchWith, usePictureSearch } from '../stores/picture-search-store';
import styles from './picture-search.module.css';

export interface PictureSearchWords {
  choose: string;
  another: string;
  drop: string;
  kept: string;
  yours: string;
  searching: string;
  again: string;
  none: string;
  /** With the numbers `shown` and `compared`, by what they were compared. */
  found: Record<'layout' | 'model', string>;
  failed: Record<'heic' | 'type' | 'size' | 'often' | 'other', string>;
}

/** Looks like a picture that is chosen, taken by the phone's camera, pasted or dropped. */
export function PictureSearch(props: { locale: Locale; words: PictureSearchWords; messages: CardMessages }) {
  const { locale, words } = props;
  const { picture, state } = usePictureSearch();
  const isOver = usePictureGiven((file) => void searchWith(file));
  const address = useAddressOf(picture);
  const cards = useQuery({ ...cardsIn(locale, props.messages), enabled: picture !== null }).data;

  const isSearching = state.kind === 'searching' || (state.kind === 'found' && !cards);
  const results = state.kind === 'found' ? state.answer.results : [];
  return (
    <>
      <div className={styles.ask}>
        <div className={styles.zone} data-over={isOver}>
          {address && <img src={address} alt={words.yours} className={styles.picture} />}
          <div className={styles.words}>
            <label className={styles.choose}>
              <input
                type="file"
                accept="image/*"
                onChange={({ currentTarget }) => {
                  const [chosen] = currentTarget.files ?? [];
                  if (chosen) void searchWith(chosen);
                  // The same file can be chosen again.
                  currentTarget.value = '';
                }}
              />
              <span>{picture ? words.another : words.choose}</span>
            </label>
            <p className={styles.drop}>{words.drop}</p>
            <p>{words.kept}</p>
          </div>
        </div>
      </div>
      <p role="status" className={styles.status}>
        {isSearching ? words.searching : said(state, picture, locale, words)}
      </p>
      {state.kind === 'failed' && picture && (
        <button type="button" className={styles.again} onClick={() => void searchWith(picture)}>
          {words.again}
        </button>
      )}
      {cards && results.length > 0 && <div className={grid.grid}>{results.map(cards.looks)}</div>}
    </>
  );
}

function said(
  state: PictureSearchState,
  picture: Blob | null,
  locale: Locale,
  words: PictureSearchWords,
): string {
  if (state.kind === 'failed') {
    const fault = FAULTS[state.status] ?? 'other';
    return words.failed[fault === 'type' && picture && isHeic(picture) ? 'heic' : fault];
  }
  if (state.kind !== 'found') return '';
  const { results, compared_count, by } = state.answer;
  if (results.length === 0) return words.none;
  const number = new Intl.NumberFormat(locale);
  return filled(words.found[by], {
    shown: number.format(results.length),
    compared: number.format(compared_count),
  });
}

const FAULTS: Record<number, keyof PictureSearchWords['failed']> = {
  413: 'size',
  415: 'type',
  422: 'type',
  429: 'often',
};

/** Where the browser finds a picture that is in memory. */
function useAddressOf(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
