'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { useWrite } from '../../../forms/use-write';
import styles from './saved-items.module.css';

/** Gives a saved view another name, where it stands. */
export function ViewName(props: {
  id: string;
  name: string;
  words: { rename: string; save: string; name: string; failed: string };
}) {
  const { id, name, words } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  // Whoever closes the field goes on from its button.
  const wasOpen = useRef(false);
  const opener = (button: HTMLButtonElement | null) => {
    if (!button || !wasOpen.current) return;
    wasOpen.current = false;
    button.focus();
  };
  const naming = useWrite('patch', '/api/dashboard/saved-views/{id}', words.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    naming.mutate(
      { path: { id }, body: { name: given } },
      {
        onSuccess: () => {
          setOpen(false);
          router.refresh();
        },
      },
    );
  };
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.action}
        ref={opener}
        onClick={() => {
          wasOpen.current = true;
          setOpen(true);
        }}
        aria-label={`${words.rename}: ${name}`}
      >
        {words.rename}
      </button>
    );
  return (
    <form className={styles.rename} onSubmit={save}>
      <input
        name="name"
        defaultValue={name}
        maxLength={100}
        required
        aria-label={words.name}
        // biome-ignore lint/a11y/noAutofocus: it was asked for a moment ago.
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      <button type="submit" className={styles.action}>
        {words.save}
      </button>
    </form>
  );
}
