import { CONTACT_ADDRESS } from '@toile/contracts';
import { getMessages, getTranslations } from 'next-intl/server';
import type { EditorWords } from './editor-words';

/** The words of the editor as they are written: the browser fills their parts in. */
export async function editorWords(): Promise<EditorWords> {
  const [{ collectionEditor, boards }, t] = await Promise.all([getMessages(), getTranslations('account')]);
  return {
    ...collectionEditor.editor,
    faults: collectionEditor.faults,
    sorting: boards.sorting,
    failed: t('save.failed', { email: CONTACT_ADDRESS }),
  };
}
