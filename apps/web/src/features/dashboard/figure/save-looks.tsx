'use client';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { useBoard } from '../board/board';
import styles from './evidence.module.css';

/** Keeps the looks that are shown on a new board of the reader, in their order; visitors are led to sign in. */
export function SaveLooks({ looks, name }: { looks: readonly string[]; name: string }) {
  const { words, locale, contact } = useBoard();
  const { how } = words;
  const { mutate, isPending } = useMutation({
    mutationFn: () => save(looks, name),
    onSuccess: () => showToast({ kind: 'success', text: filled(how.savedBoard, { name }) }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return signIn();
      showFailure(error, filled(words.failed, { email: contact }));
    },
  });
  const count = new Intl.NumberFormat(locale).format(looks.length);
  return (
    <button
      type="button"
      className={styles.more}
      aria-busy={isPending}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {filled(how.saveBoard, { count })}
    </button>
  );
}

async function save([first, ...others]: readonly string[], name: string): Promise<void> {
  if (!first) return;
  const { moodboard } = await writeNow('put', '/moodboards/create-and-add/{type}/{slug}', {
    path: { type: 'look', slug: first },
    body: { name },
  });
  // One after the other: each is a version of the board, and its place in it.
  for (const slug of others)
    await writeNow('put', '/moodboards/{board}/add-look/{type}/{slug}', {
      path: { board: moodboard.slug, type: 'look', slug },
    });
}

function signIn(): void {
  const back = `${location.pathname}${location.search}`;
  location.assign(`/${location.pathname.slice(1, 3)}/auth?redirect=${encodeURIComponent(back)}`);
}
