'use client';
import type { Locale } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { addressOf } from '../api/operations';
import { Dialog } from '../design/dialog';
import { pictureIn } from '../features/picture-search/lib/picture-in';
import { searchWith } from '../features/picture-search/stores/picture-search-store';
import { href } from '../i18n/href';
import { forgetSearches, useRecentSearches } from './recent-searches';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field';
import type { SearchChoice, SearchWords } from './use-completions';

export interface SearchDialogWords extends SearchWords {
  title: string;
  send: string;
  byPicture: string;
  close: string;
  forget: string;
}
export interface SearchDialogProps {
  locale: Locale;
  words: SearchDialogWords;
  onClose: () => void;
}

/** The search of every page: looks by words, or straight to a brand or a model. */
export function SearchDialog({ locale, words, onClose }: SearchDialogProps) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasRecent = useRecentSearches(({ searches }) => searches.length > 0);
  const go = (address: string) => {
    dialog.current?.close();
    router.push(address);
  };
  const toPage = ({ page }: SearchChoice) => {
    if (!page) return false;
    const { kind, slug } = page;
    go(href(locale, kind === 'designer' ? 'designer_show' : 'model_show', { slug }));
    return true;
  };
  return (
    <Dialog dialog={dialog} label={words.title} className={styles.dialog} startsOpen onClose={onClose}>
      <search>
        <form
          className={styles.form}
          action={href(locale, 'look_search', {})}
          onPaste={({ clipboardData }) => {
            const pasted = pictureIn(clipboardData);
            if (!pasted) return;
            void searchWith(pasted);
            go(href(locale, 'look_picture', {}));
          }}
          onSubmit={(event) => {
            event.preventDefault();
            const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
            go(addressOf(href(locale, 'look_search', {}), { query: { search: search || undefined } }));
          }}
        >
          <SearchField
            search=""
            locale={locale}
            words={words}
            isInDialog
            isLabelHidden
            className={styles.field}
            inputClassName={styles.input}
            onChoose={toPage}
          />
          <div className={styles.foot}>
            <button type="submit" className={styles.send}>
              {words.send}
            </button>
            <button type="button" onClick={() => go(href(locale, 'look_picture', {}))}>
              {words.byPicture}
            </button>
            {hasRecent && (
              <button type="button" onClick={forgetSearches}>
                {words.forget}
              </button>
            )}
            <button type="button" onClick={() => dialog.current?.close()}>
              {words.close}
            </button>
          </div>
        </form>
      </search>
    </Dialog>
  );
}
