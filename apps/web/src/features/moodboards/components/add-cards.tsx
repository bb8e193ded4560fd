'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { writeJson } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { type CardWrites, newCardId } from '../lib/card-writes';
import { PICTURE_TYPES, refusalOf, refusedBy } from '../lib/picture-refusals';
import styles from './card.module.css';
import { LinkForm } from './card-form';
import type { CardWords } from './card-words';

/** Puts notes, links and pictures of the reader's own on a board: by a press, dropped on it, or pasted. */
export function AddCards(props: {
  board: string;
  words: CardWords;
  writes: CardWrites;
  /** Where files may be dropped. */
  ground: RefObject<HTMLElement | null>;
  /** The key of a note that has just been made. */
  onMade: (key: string) => void;
}) {
  const { words, writes } = props;
  const [isLinking, setLinking] = useState(false);
  const sending = useOwnPictures(props.board, words);
  const { send } = sending;
  useDropped(props.ground, send);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const id = newCardId();
          props.onMade(`note:${id}`);
          void writes.note(id, '', 'sand');
        }}
      >
        {words.addNote}
      </button>
      <button type="button" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
        {words.addLink}
      </button>
      <label className={styles.label} title={words.pictureHint}>
        {words.addPicture}
        <input
          type="file"
          multiple
          accept={PICTURE_TYPES.join(',')}
          className={styles.file}
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {sending.total > 0 && (
        <span role="status" className={styles.sending}>
          {filled(words.sending, { done: sending.done, total: sending.total })}
        </span>
      )}
      {isLinking && (
        <div className={styles.adding}>
          <LinkForm
            url=""
            title=""
            words={words}
            onCancel={() => setLinking(false)}
            onSave={(url, title) => {
              setLinking(false);
              void writes.link(newCardId(), url, title);
            }}
          />
        </div>
      )}
    </>
  );
}

/** Sends pictures one after the other; those that are refused are named, the others hang. */
function useOwnPictures(board: string, words: CardWords) {
  const router = useRouter();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const sending = useMutation({
    scope: { id: `pictures of ${board}` },
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.set('file', file, file.name);
      await writeJson('PUT', `/moodboards/${board}/pictures/${newCardId()}`, form);
    },
    onError: (error, file) => {
      const text = refusedBy(error, file, words);
      if (text) showToast({ kind: 'error', text });
      else showFailure(error, words.failed);
    },
    onSettled: () =>
      setProgress(({ done, total }) => {
        const isLast = done + 1 >= total;
        if (isLast) router.refresh();
        return isLast ? { done: 0, total: 0 } : { done: done + 1, total };
      }),
  });
  const send = (files: readonly File[]) => {
    const refusals = files.map((file) => refusalOf(file, words));
    for (const text of new Set(refusals)) if (text) showToast({ kind: 'error', text });
    const fit = files.filter((_, at) => refusals[at] === null);
    setProgress(({ done, total }) => ({ done, total: total + fit.length }));
    for (const file of fit) sending.mutate(file);
  };
  return { ...progress, send };
}

/** Files that are dropped anywhere on the page, so that a hand beside the board does not leave it, or pasted while nobody writes. */
function useDropped(ground: RefObject<HTMLElement | null>, send: (files: readonly File[]) => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      element.classList.add(styles.dropping ?? '');
    };
    const onLeave = () => element.classList.remove(styles.dropping ?? '');
    const onDrop = (event: DragEvent) => {
      onLeave();
      if (!hasFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const files = isWriting ? [] : [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [ground]);
}
