'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Writing } from '../api/write';
import { showToast } from '../shell/toast-store';
import { useWriting } from './use-write';

/**
 * A button that writes one thing and shows the page as it is afterwards. Where there is a question, the first press asks
 * it and the second answers; going elsewhere takes it back.
 */
export function WriteButton(props: {
  writing: Writing;
  label: string;
  /** What it acts on, for those who hear the button without its row. */
  about: string;
  /** The question before it is done. */
  sure?: string;
  /** Without `done` the page itself shows it. */
  words: { done?: string; failed: string };
  className?: string | undefined;
}) {
  const { words, sure } = props;
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const write = useWriting(words.failed);
  const act = () => {
    if (sure && !isAsking) return setAsking(true);
    write.mutate(props.writing, {
      onSettled: () => setAsking(false),
      onSuccess: () => {
        if (words.done) showToast({ kind: 'success', text: words.done });
        router.refresh();
      },
    });
  };
  const label = isAsking ? sure : props.label;
  return (
    <button
      type="button"
      className={props.className}
      disabled={write.isPending}
      onClick={act}
      onBlur={() => setAsking(false)}
      aria-label={`${label}: ${props.about}`}
    >
      {label}
    </button>
  );
}
