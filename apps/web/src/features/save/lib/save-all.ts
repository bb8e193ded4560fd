import { ApiError } from '../../../api/api-error';
import { readNow } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { carryOut, writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { markSaved } from '../stores/save-store';
import { addTo, addToNew, boardInUse, createBoard, LIST } from './board-writings';
import { pictureOf } from './picture-key';
import { type QuickWords, signIn } from './quick-save';

/**
 * Saves pictures on the board that was changed last, or on a first one, or on a new one that is called so, one after the other.
 * @returns whether all are there
 */
export async function saveAll(
  items: readonly string[],
  words: QuickWords & { all: string },
  newName?: string,
): Promise<boolean> {
  const [first] = items;
  if (!first) return true;
  const added: string[] = [];
  try {
    let board: Pick<Shape<'MoodboardListRowDto'>, 'slug' | 'name'> | undefined =
      newName === undefined
        ? boardInUse((await readNow(LIST, { query: { of: 'editable' } })).results)
        : await createBoard(newName);
    for (const item of items) {
      const picture = pictureOf(item);
      const change = (await carryOut(
        board ? addTo(board.slug, picture) : addToNew(words.first, picture),
      )) as Pick<Shape<'MoodboardChangeDto'>, 'moodboard' | 'added'>;
      board = { slug: change.moodboard.slug, name: change.moodboard.name };
      markSaved(item, true);
      if (change.added) added.push(item);
    }
    const { slug = '', name = '' } = board ?? {};
    showToast({
      kind: 'success',
      about: 'saving',
      text: filled(words.all, { count: items.length, name }),
      actions: [{ label: words.undo, act: () => void undo(slug, name, added, words) }],
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) signIn(first);
    else showFailure(error as Error, words.failed);
    return false;
  }
}

/** Only what was not there before is taken off again. */
async function undo(slug: string, name: string, added: readonly string[], words: QuickWords): Promise<void> {
  try {
    if (added.length > 0)
      await writeNow('post', '/moodboards/remove/{slug}', {
        path: { slug },
        body: { items: added.map(pictureOf) },
      });
    for (const item of added) markSaved(item, false);
    showToast({ kind: 'success', about: 'saving', text: filled(words.off, { name }) });
  } catch (error) {
    showFailure(error as Error, words.failed);
  }
}
