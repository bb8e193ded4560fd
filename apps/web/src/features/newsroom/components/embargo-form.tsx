'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import type { Shape } from '../../../api/operations';
import { CheckField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { fromLocal, toLocal } from '../lib/zoned';
import styles from './shows.module.css';

/** Until when nobody else may see a show. */
export function EmbargoForm(props: {
  slug: string;
  embargo: Shape<'EmbargoDto'>;
  version: number;
  zone: string;
  /** When the show is: what an embargo usually ends with. */
  showDate: string;
  words: Record<'title' | 'until' | 'publishes' | 'set' | 'lift' | 'done' | 'lifted' | 'failed', string>;
}) {
  const { slug, embargo, version, zone, words } = props;
  const router = useRouter();
  const setting = useWrite('put', '/api/newsroom/shows/{slug}/embargo', words.failed);
  const set = (until: string | null, publishes: boolean) =>
    setting.mutate(
      { path: { slug }, body: { version, until, publishes } },
      {
        onSuccess: () => showToast({ kind: 'success', text: until ? words.done : words.lifted }),
        onSettled: () => router.refresh(),
      },
    );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    set(fromLocal(String(form.get('until')), zone), form.get('publishes') === 'true');
  };
  return (
    <form
      key={`${embargo.until} ${embargo.publishes}`}
      className={fields.form}
      onSubmit={onSubmit}
      aria-label={words.title}
      aria-busy={setting.isPending}
    >
      <TextField
        label={words.until}
        name="until"
        type="datetime-local"
        required
        defaultValue={toLocal(embargo.until ?? props.showDate, zone)}
      />
      <CheckField
        label={words.publishes}
        name="publishes"
        checked={embargo.until === null || embargo.publishes}
      />
      <div className={styles.row}>
        <SubmitButton>{words.set}</SubmitButton>
        {embargo.until && (
          <button type="button" className={styles.link} onClick={() => set(null, false)}>
            {words.lift}
          </button>
        )}
      </div>
    </form>
  );
}
