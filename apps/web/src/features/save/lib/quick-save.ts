import { ApiError } from '../../../api/api-error';
import { readNow } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { carryOut } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { chooseBoard, markSaved } from '../stores/save-store';
import { addTo, addToNew, boardInUse, LIST, takeOff } from './board-writings';
import { pictureOf } from './picture-key';

export type QuickWords = Record<'saved' | 'off' | 'undo' | 'other' | 'first' | 'failed', string>;

/**
 * Saves a picture at once, on the board the reader changed last or on a first one, and says how to undo that. One that is saved
 * already is not saved twice: its boards are shown. Visitors are led to sign in, and come back to the picture, saved.
 * @param board name of the board it goes on instead, which is made unless the reader has it
 */
export function saveQuickly(item: string, words: QuickWords, board?: string): Promise<void> {
  const saving = save(item, words, board);
  underWay = Promise.all([underWay, saving]);
  return saving;
}

let underWay: Promise<unknown> = Promise.resolve();
/** When all that was to be saved at once is. */
export const allSaved = (): Promise<unknown> => underWay;

async function save(item: string, words: QuickWords, board?: string): Promise<void> {
  const picture = pictureOf(item);
  try {
    const { results } = await readNow(LIST, {
      query: { of: 'editable', [picture.type === 'look' ? 'look' : 'street']: picture.slug },
    });
    if (results.some(({ contains }) => contains)) {
      markSaved(item, true);
      return chooseBoard({ item });
    }
    await (board === undefined
      ? saveOn(boardInUse(results)?.slug ?? null, item, words)
      : saveOn(null, item, { ...words, first: board }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return signIn(item);
    showFailure(error as Error, words.failed);
  }
}

/** Saves a picture on a board of the reader, on a first one where that is null. @throws ApiError */
export async function saveOn(board: string | null, item: string, words: QuickWords): Promise<void> {
  const picture = pictureOf(item);
  const change = await carryOut(board === null ? addToNew(words.first, picture) : addTo(board, picture));
  const { slug, name } = (change as Pick<Shape<'MoodboardChangeDto'>, 'moodboard'>).moodboard;
  markSaved(item, true);
  showToast({
    kind: 'success',
    about: 'saving',
    text: filled(words.saved, { name }),
    actions: [
      { label: words.undo, act: () => void undo(slug, name, item, words) },
      { label: words.other, act: () => chooseBoard({ item, from: slug }) },
    ],
  });
}

async function undo(board: string, name: string, item: string, words: QuickWords): Promise<void> {
  try {
    await carryOut(takeOff(board, pictureOf(item)));
    markSaved(item, false);
    showToast({ kind: 'success', about: 'saving', text: filled(words.off, { name }) });
  } catch (error) {
    showFailure(error as Error, words.failed);
  }
}

/** Leads to the page that signs in, and back to the picture. */
export function signIn(item: string): void {
  const back = `${location.pathname}${location.search}#save=${item}`;
  location.assign(`/${location.pathname.slice(1, 3)}/auth?redirect=${encodeURIComponent(back)}`);
}
