'use client';
import type { Locale } from '@toile/contracts';
import Link from 'next/link';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useKeys } from '../reader/use-keys';
import type { SearchDialogProps, SearchDialogWords } from './search-dialog';

const load = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);
/** A hand or the focus is near: what was begun need not be waited for, and what failed is tried again when it is needed. */
const begin = () => void load().catch(() => undefined);

/** The search of every page, opened by its link in the header or by the key `/`; without scripts the link leads to the listing of looks. */
export function OpensSearch(props: {
  href: string;
  locale: Locale;
  className: string | undefined;
  words: SearchDialogWords;
  children: ReactNode;
}) {
  const { href } = props;
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    setOpen(true);
    load().then(
      (Dialog) => setDialog(() => Dialog),
      () => location.assign(href),
    );
  }, [href]);
  // A page with a search of its own, as the dashboard's, has the key.
  useKeys({ '/': () => (document.querySelector(OTHER) ? false : open()) });
  return (
    <>
      <Link
        href={href}
        prefetch={false}
        className={props.className}
        aria-label={props.words.title}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        data-search
        onPointerEnter={begin}
        onPointerDown={begin}
        onFocus={begin}
        onClick={(event) => {
          // Opened in another tab it is a link.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        {props.children}
      </Link>
      {isOpen && Dialog && <Dialog locale={props.locale} words={props.words} onClose={close} />}
    </>
  );
}

const OTHER = '[aria-keyshortcuts="/"]:not([data-search])';
