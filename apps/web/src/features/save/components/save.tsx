'use client';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { SaveDialogProps, SaveWords } from './save-dialog';

/** In the address of a reader who comes back from signing in: `#save=look:some-look`. */
const HASH = /^#save=((?:look|street-style):[a-z0-9-]+)$/;

/** Listens for every `data-save` button of the page; the dialog is loaded when the first one is used. Draws nothing until then. */
export function Save({ words }: { words: SaveWords }) {
  const [asked, setAsked] = useState<{ item: string; isReturn: boolean } | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<SaveDialogProps> | null>(null);
  const close = useCallback(() => setAsked(null), []);
  useEffect(() => {
    const open = (item: string, isReturn = false) => {
      setAsked({ item, isReturn });
      void import('./save-dialog').then(({ SaveDialog }) => setDialog(() => SaveDialog));
    };
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[data-save]') : null;
      const wanted = button?.getAttribute('data-save');
      if (wanted) open(wanted);
    };
    const returned = HASH.exec(location.hash)?.[1];
    if (returned) {
      history.replaceState(null, '', location.pathname + location.search);
      open(returned, true);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  if (!asked || !Dialog) return null;
  return <Dialog key={asked.item} {...asked} words={words} onClose={close} />;
}
