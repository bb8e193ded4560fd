'use client';
import { useEffect } from 'react';
import type { MarksProps } from '../../marks/marks-props';
import { saveQuickly } from '../lib/quick-save';
import { fillMarks } from '../lib/saved-marks';
import { endChoosing, useSaving } from '../stores/save-store';
import { PickedBar } from './picked-bar';
import { SaveDialog } from './save-dialog';

/** In the address of a reader who comes back from signing in: `#save=look:some-look`. */
const HASH = /^#save=((?:look|street-style):[a-z0-9-]+)$/;

/** Pages may name the board their pictures go on. */
const boardOf = (element: Element | null) => element?.closest<HTMLElement>('[data-board]')?.dataset.board;

/** The picture of the button is saved at once. */
export const press = (button: HTMLElement, { save }: MarksProps['words']) =>
  saveQuickly(button.dataset.save ?? '', save, boardOf(button));

/** Fills the bookmarks of what is saved, asks where else a picture goes, and saves many at once. */
export function Part({ locale, words: { save: words } }: MarksProps) {
  const choosing = useSaving((saving) => saving.choosing);
  useEffect(fillMarks, []);
  useEffect(() => {
    const returned = HASH.exec(location.hash)?.[1];
    if (!returned) return;
    history.replaceState(null, '', location.pathname + location.search);
    void saveQuickly(returned, words, boardOf(document.querySelector(`[data-save="${returned}"]`)));
  }, [words]);
  return (
    <>
      {choosing && <SaveDialog key={choosing.item} {...choosing} words={words} onClose={endChoosing} />}
      <PickedBar locale={locale} words={words} />
    </>
  );
}
