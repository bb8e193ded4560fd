'use client';
import { MOODBOARD_DESCRIPTION_LENGTH, MOODBOARD_NAME_LENGTH } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useState } from 'react';
import head from '../../../design/page-head.module.css';
import section from '../../../design/section.module.css';
import { useWrite } from '../../../forms/use-write';
import styles from './board.module.css';

/** How a board is called and what it is about, changed in their place. */
export function BoardName(props: {
  board: string;
  name: string;
  description: string | null;
  eyebrow: ReactNode;
  count: string;
  canEdit: boolean;
  words: Record<'edit' | 'name' | 'description' | 'keep' | 'cancel' | 'failed', string>;
}) {
  const { words } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const naming = useWrite('patch', '/moodboards/{slug}', words.failed);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    naming.mutate(
      {
        path: { slug: props.board },
        body: { name: String(given.get('name')), description: String(given.get('description')) },
      },
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
      <header className={`${head.head} ${styles.head}`}>
        <p className={section.eyebrow}>{props.eyebrow}</p>
        <h1>{props.name}</h1>
        {props.description && <p className={styles.description}>{props.description}</p>}
        <p className={styles.facts}>
          {props.count}
          {props.canEdit && (
            <button type="button" className={styles.rename} onClick={() => setOpen(true)}>
              {words.edit}
            </button>
          )}
        </p>
      </header>
    );
  return (
    <form className={`${head.head} ${styles.naming}`} onSubmit={onSubmit}>
      <label>
        <span>{words.name}</span>
        <input
          name="name"
          defaultValue={props.name}
          maxLength={MOODBOARD_NAME_LENGTH}
          autoComplete="off"
          required
        />
      </label>
      <label>
        <span>{words.description}</span>
        <textarea
          name="description"
          defaultValue={props.description ?? ''}
          maxLength={MOODBOARD_DESCRIPTION_LENGTH}
          rows={3}
        />
      </label>
      <p className={styles.tools}>
        <button type="submit" className={styles.main}>
          {words.keep}
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
