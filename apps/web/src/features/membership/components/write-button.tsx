'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';

/** A button that writes one thing and shows the page as it is afterwards. */
export function WriteButton(props: {
  method: string;
  path: string;
  label: string;
  /** What it acts on, for those who hear the button without its row. */
  of: string;
  words: { done: string; failed: string };
  className?: string | undefined;
}) {
  const { words } = props;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    const { status, problem } = await write(props.method, props.path);
    setBusy(false);
    if (status >= 200 && status < 300) {
      showToast({ kind: 'success', text: words.done });
      router.refresh();
    } else showToast({ kind: 'error', text: problem && status < 500 ? problem.detail : words.failed });
  };
  return (
    <button
      type="button"
      className={props.className}
      onClick={act}
      disabled={isBusy}
      aria-label={`${props.label}: ${props.of}`}
    >
      {props.label}
    </button>
  );
}
