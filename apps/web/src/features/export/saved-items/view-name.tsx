'use client';
import { GROUP_LIMITS } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef } from 'react';
import { useWrite } from '../../../forms/use-write';
import styles from './saved-items.module.css';

type Named =
  | '/api/dashboard/saved-views/{id}'
  | '/api/dashboard/groups/{id}'
  | '/api/dashboard/comparison-sets/{id}'
  | '/api/dashboard/annotations/{id}';

const NOTES = '/api/dashboard/annotations/{id}';
const MOST: Record<Named, number> = {
  '/api/dashboard/saved-views/{id}': 100,
  '/api/dashboard/groups/{id}': GROUP_LIMITS.name,
  '/api/dashboard/comparison-sets/{id}': 100,
  [NOTES]: 1_000,
};

/** Gives a saved view, a group or a set another name, or a note other words, where it stands. */
export function ViewName(props: {
  path?: Named;
  id: string;
  name: string;
  words: { rename: string; save: string; name: string; failed: string };
}) {
  const { path = '/api/dashboard/saved-views/{id}', id, name, words } = props;
  const router = useRouter();
  const field = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const naming = useWrite('patch', path, words.failed);
  const close = () => {
    if (field.current) field.current.open = false;
    opener.current?.focus();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const renamed = () => {
      close();
      router.refresh();
    };
    const body = path === NOTES ? { text: given } : { name: given };
    naming.mutate({ path: { id }, body }, { onSuccess: renamed });
  };
  return (
    <details ref={field} className={styles.renaming}>
      <summary ref={opener} className={styles.action} aria-label={`${words.rename}: ${name}`}>
        {words.rename}
      </summary>
      <form className={styles.rename} onSubmit={save} aria-busy={naming.isPending}>
        <input
          name="name"
          defaultValue={name}
          maxLength={MOST[path]}
          required
          aria-label={words.name}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
        <button type="submit" className={styles.action}>
          {words.save}
        </button>
      </form>
    </details>
  );
}
