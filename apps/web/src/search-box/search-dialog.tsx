'use client';
import type { Locale } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressOf } from '../api/operations';
import { Dialog } from '../design/dialog';
import { usePictureGiven } from '../features/picture-search/lib/use-picture-given';
import { searchWith } from '../features/picture-search/stores/picture-search-store';
import { href } from '../i18n/href';
import { askSession } from '../reader/session-store';
import { forgetSearches, keepSearch, useRecentSearches } from './recent-searches';
import { LONGEST, type SearchChoice, type SearchWords } from './search-choice';
import { SearchCompletions } from './search-completions';
import styles from './search-dialog.module.css';

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
  const form = useRef<HTMLFormElement>(null);
  const field = useId();
  const [text, setText] = useState('');
  const hasRecent = useRecentSearches(({ searches }) => searches.length > 0);
  // Whoever is a member has searches of their own.
  useEffect(() => void askSession(), []);
  const go = (address: string) => {
    dialog.current?.close();
    router.push(address);
  };
  const isOver = usePictureGiven((file) => {
    void searchWith(file);
    go(href(locale, 'look_picture', {}));
  }, dialog);
  const choose = ({ page, search }: SearchChoice) => {
    if (page?.kind === 'search') return go(`${href(locale, 'look_search', {})}?${page.filters}`);
    if (page) {
      const { kind, slug } = page;
      return go(href(locale, kind === 'designer' ? 'designer_show' : 'model_show', { slug }));
    }
    // The form reads the field itself.
    flushSync(() => setText(search));
    form.current?.requestSubmit();
  };
  return (
    <Dialog dialog={dialog} label={words.title} className={styles.dialog} startsOpen onClose={onClose}>
      <search>
        <form
          ref={form}
          className={styles.form}
          data-over={isOver}
          action={href(locale, 'look_search', {})}
          onSubmit={(event) => {
            event.preventDefault();
            const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
            if (search) keepSearch(search);
            go(addressOf(href(locale, 'look_search', {}), { query: { search: search || undefined } }));
          }}
        >
          <div className={styles.field}>
            <label htmlFor={field} className="visually-hidden">
              {words.label}
            </label>
            <SearchCompletions
              id={field}
              name="search"
              label={words.label}
              placeholder={words.placeholder}
              maxLength={LONGEST}
              text={text}
              onText={setText}
              locale={locale}
              words={words}
              onChoose={choose}
              focus={null}
              isInline
              startsFocused
              inputClassName={styles.input}
            />
          </div>
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
