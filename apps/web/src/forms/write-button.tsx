'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sendWriting, type Writing } from '../api/send';
import { showToast } from '../shell/toast-store';

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
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    if (sure && !isAsking) return setAsking(true);
    setBusy(true);
    const { status, problem } = await sendWriting(props.writing);
    setBusy(false);
    setAsking(false);
    if (status >= 200 && status < 300) {
      if (words.done) showToast({ kind: 'success', text: words.done });
      router.refresh();
    } else showToast({ kind: 'error', text: problem && status < 500 ? problem.detail : words.failed });
  };
  const label = isAsking ? sure : props.label;
  return (
    <button
      type="button"
      className={props.className}
      disabled={isBusy}
      onClick={() => void act()}
      onBlur={() => setAsking(false)}
      aria-label={`${label}: ${props.about}`}
    >
      {label}
    </button>
  );
}
