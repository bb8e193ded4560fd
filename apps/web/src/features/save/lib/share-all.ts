import { pathOf } from '@toile/contracts/routes';
import { ApiError } from '../../../api/api-error';
import { carryOut, writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { markSaved } from '../stores/save-store';
import { addTo, createBoard } from './board-writings';
import { pictureOf } from './picture-key';
import { signIn } from './quick-save';
import { selectionName } from './selection-name';

type Words = Record<'selection' | 'shared' | 'copy' | 'copied' | 'failed', string>;

/** Puts pictures on a board of their own that whoever has its address can see, and hands out the address. */
export async function shareAll(items: readonly string[], locale: string, words: Words): Promise<void> {
  const [first] = items;
  if (!first) return;
  try {
    const { slug } = await createBoard(selectionName(locale, words.selection));
    for (const item of items) {
      await carryOut(addTo(slug, pictureOf(item)));
      markSaved(item, true);
    }
    const { token } = await writeNow('post', '/moodboards/share/{slug}', { path: { slug } });
    const url = `${location.origin}/${locale}${pathOf('moodboard_public', { token })}`;
    // By a press of its own: making the board may take longer than a browser lets a press count.
    showToast({
      kind: 'success',
      about: 'saving',
      text: words.shared,
      actions: [{ label: words.copy, act: () => void handOut(url, words) }],
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) signIn(first);
    else showFailure(error as Error, words.failed);
  }
}

async function handOut(url: string, words: Words): Promise<void> {
  try {
    if (navigator.share && matchMedia('(hover: none)').matches) return await navigator.share({ url });
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', about: 'saving', text: words.copied });
  } catch (error) {
    // Whoever closes the sheet again has not failed.
    if ((error as DOMException).name !== 'AbortError') showToast({ kind: 'error', text: url });
  }
}
