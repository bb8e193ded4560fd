'use client';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import styles from './feed.module.css';

/** Whether mails tell of new looks. Tells the api that the feed was seen, too. */
export function FeedTools(props: {
  mails: boolean;
  hasNew: boolean;
  words: Record<'mails' | 'on' | 'off' | 'failed', string>;
  /** Further ways to be told. */
  children: ReactNode;
}) {
  const { hasNew, words } = props;
  const [isOn, setOn] = useState(props.mails);
  const told = useRef(false);
  useEffect(() => {
    if (!hasNew || told.current) return;
    told.current = true;
    // What could not be told is new the next time, too.
    void writeNow('post', '/api/follows/seen', {}).catch(() => undefined);
  }, [hasNew]);
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => writeNow('put', '/api/follows/mails', { body: { on } }),
    onMutate: setOn,
    onSuccess: ({ on }) =>
      showToast({ kind: 'success', about: 'follow-mails', text: on ? words.on : words.off }),
    onError: (error, on) => {
      setOn(!on);
      showFailure(error, words.failed);
    },
  });
  return (
    <div className={styles.choices}>
      <label className={styles.mails}>
        <input
          type="checkbox"
          checked={isOn}
          aria-busy={isPending}
          onChange={({ target }) => !isPending && mutate(target.checked)}
        />
        {words.mails}
      </label>
      {props.children}
    </div>
  );
}
