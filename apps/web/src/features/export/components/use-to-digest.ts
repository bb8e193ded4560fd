'use client';
import type { AskedReference } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { readNow } from '../../../api/asked';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { isSame } from '../lib/reference-of';

const FULL = 12;

/** Puts a figure or a question on the weekly digest, unless it is there or the digest is full. */
export function useToDigest(said: Messages['savedItems']['said']) {
  const writing = useWrite('put', '/api/dashboard/digest', said.failed);
  return async (reference: AskedReference) => {
    const digest = await readNow('/api/dashboard/digest', {}).catch(() => null);
    if (!digest) return showToast({ kind: 'error', text: said.failed });
    const { figures, weekday } = digest;
    if (figures.some((one) => isSame(one, reference)))
      return showToast({ kind: 'success', text: said.digestThere });
    if (figures.length >= FULL) return showToast({ kind: 'warning', text: said.digestFull });
    writing.mutate(
      { body: { figures: [...figures, reference], weekday } },
      { onSuccess: () => showToast({ kind: 'success', text: said.digestAdded }) },
    );
  };
}
