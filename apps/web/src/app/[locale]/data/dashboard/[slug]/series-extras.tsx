'use client';
import type { Messages } from '@toile/i18n';
import { lazy, Suspense, useContext, useState } from 'react';
import { useBoard } from '../../../../../features/dashboard/board/board';
import { SeriesInBoardContext } from '../../../../../features/dashboard/series/series-in-board';
import { filled } from '../../../../../i18n/filled';
import { showToast } from '../../../../../shell/toast-store';

/** Neither is there before it is asked for. */
const NotesDialog = lazy(() =>
  import('../../../../../features/export/components/notes-dialog').then((found) => ({
    default: found.NotesDialog,
  })),
);
const pictures = () => import('../../../../../features/export/lib/chart-picture');

/** Beside a series: notes that are marked on it, and the drawing as a picture, its marks told below it. */
export function SeriesExtras({ words }: { words: Messages['savedItems'] }) {
  const shown = useContext(SeriesInBoardContext);
  const { locale, environment } = useBoard();
  const [isOpen, setOpen] = useState(false);
  if (!shown) return null;
  const { title, path, asOf, source, chart } = shown;
  const { menu, said } = words;
  const take = async (kind: 'png' | 'svg') => {
    const { asPngFile, asSvgFile, chartSlide, saveFile } = await pictures();
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Paris' });
    const known = filled(menu.asKnown, { date: day.format(new Date(asOf)) });
    const drawing = await chartSlide(
      async (size) => (await chart.current?.draw(size)) ?? null,
      { title, source: ['Toile', known, ...source] },
      'white',
    );
    if (!drawing) return showToast({ kind: 'warning', text: menu.noChart });
    const file = kind === 'svg' ? asSvgFile(drawing) : await asPngFile(drawing);
    saveFile(file, `toile-series-${asOf.slice(0, 10)}.${kind}`);
  };
  const taken = (kind: 'png' | 'svg') => () =>
    void take(kind).catch(() => showToast({ kind: 'error', text: said.pictureFailed }));
  return (
    <>
      {environment === 'Master' && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {menu.note}
        </button>
      )}
      <button type="button" onClick={taken('png')}>
        {menu.png}
      </button>
      <button type="button" onClick={taken('svg')}>
        {menu.svg}
      </button>
      {isOpen && (
        <Suspense>
          <NotesDialog
            words={words}
            locale={locale}
            path={path}
            figure={{ meta: { as_of: asOf } }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
