'use client';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { showToast } from '../../../shell/toast-store';
import type { SaveDialogProps, SaveWords } from './save-dialog';

/** In the address of a reader who comes back from signing in: `#save=look:some-look`. */
const HASH = /^#save=((?:look|street-style):[a-z0-9-]+)$/;

const NEAR = ['pointerover', 'focusin'];

const load = () => import('./save-dialog').then(({ SaveDialog }) => SaveDialog);
const itemOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('[data-save]')?.getAttribute('data-save') : null;

/** Listens for every `data-save` button of the page; the dialog is loaded when a hand or the focus comes to one. Draws nothing until then. */
export function Save({ words }: { words: SaveWords }) {
  const [asked, setAsked] = useState<{ item: string; isReturn: boolean } | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<SaveDialogProps> | null>(null);
  const close = useCallback(() => setAsked(null), []);
  useEffect(() => {
    const open = (item: string, isReturn = false) => {
      setAsked({ item, isReturn });
      load().then(
        (Dialog) => setDialog(() => Dialog),
        () => showToast({ kind: 'error', text: words.failed }),
      );
    };
    const onClick = (event: Event) => {
      const wanted = itemOf(event);
      if (wanted) open(wanted);
    };
    // What was begun need not be waited for; what failed is tried again by the click.
    const onNear = (event: Event) => void (itemOf(event) && load().catch(() => undefined));
    const returned = HASH.exec(location.hash)?.[1];
    if (returned) {
      history.replaceState(null, '', location.pathname + location.search);
      open(returned, true);
    }
    document.addEventListener('click', onClick);
    for (const type of NEAR) document.addEventListener(type, onNear);
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of NEAR) document.removeEventListener(type, onNear);
    };
  }, [words.failed]);
  if (!asked || !Dialog) return null;
  return <Dialog key={asked.item} {...asked} words={words} onClose={close} />;
}
