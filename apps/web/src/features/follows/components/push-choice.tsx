'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { showFailure } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { beginToTell, endTelling, isTold, PushRefused } from '../lib/push-subscription';
import styles from './feed.module.css';

const KEY = ['follows', 'this-device'];

/** Whether this browser is told of new looks at once; nothing where browsers cannot be told. */
export function PushChoice(props: {
  locale: Locale;
  words: Record<'push' | 'on' | 'off' | 'blocked' | 'unreachable' | 'failed', string>;
}) {
  const { locale, words } = props;
  const client = useQueryClient();
  const isOn = useQuery({ queryKey: KEY, queryFn: isTold, staleTime: 0 }).data;
  const { mutate, isPending, variables } = useMutation({
    // One press after the other, so that none is lost.
    scope: { id: 'follow-push' },
    mutationFn: (on: boolean) => (on ? beginToTell(locale) : endTelling()),
    onSuccess: (_, on) => {
      client.setQueryData(KEY, on);
      showToast({ kind: 'success', about: 'follow-push', text: on ? words.on : words.off });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: KEY });
      if (error instanceof PushRefused)
        showToast({ kind: 'error', about: 'follow-push', text: words[error.reason] });
      else showFailure(error, words.failed);
    },
  });
  if (typeof isOn !== 'boolean') return null;
  return (
    <label className={styles.mails}>
      <input
        type="checkbox"
        checked={isPending ? variables : isOn}
        aria-busy={isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      {words.push}
    </label>
  );
}
