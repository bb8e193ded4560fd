'use client';
import { DIGEST_WEEKDAYS, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { href } from '../../../i18n/href';
import { showToast } from '../../../shell/toast-store';
import { weekdayNames } from '../lib/weekday-names';
import styles from './export.module.css';

const MONDAY = 1;

interface Props {
  document: Shape<'NewDocumentDto'>;
  /** What the mail is called where nobody says otherwise; as the page is where it is left out. */
  name?: string;
  locale: Locale;
  words: Messages['savedItems'];
  className?: string | undefined;
}

/** Has a page or a deck sent by mail on days of the week; who else receives it is said where it is kept. */
export function SendByMail({ document, name, locale, words, className }: Props) {
  const { mailing, said } = words;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const scheduling = useWrite('post', '/api/dashboard/schedules', said.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      name: String(form.get('name') ?? '').trim(),
      document,
      format: form.get('format') === 'pptx' ? ('pptx' as const) : ('pdf' as const),
      weekdays: form.getAll('weekday').map(Number),
    };
    scheduling.mutate(
      { body },
      {
        onSuccess: () => {
          setOpen(false);
          showToast({ kind: 'success', text: mailing.saved });
          router.push(`${href(locale, 'data_desk', {})}#schedules`);
        },
      },
    );
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {mailing.open}
      </button>
      {isOpen && (
        <Dialog
          startsOpen
          className={styles.dialog}
          title={mailing.title}
          close={words.close}
          onClose={() => setOpen(false)}
        >
          <p className={styles.about}>{mailing.lead}</p>
          <form className={styles.form} onSubmit={save} aria-busy={scheduling.isPending}>
            <label className={fields.field}>
              <span>{mailing.name}</span>
              <input
                name="name"
                required
                maxLength={100}
                defaultValue={name ?? window.document.querySelector('h1')?.textContent ?? ''}
                autoComplete="off"
              />
            </label>
            <Weekdays locale={locale} label={mailing.days} chosen={[MONDAY]} />
            {document.kind === 'deck' && <Format label={mailing.format} />}
            <div className={styles.buttons}>
              <button type="submit" className={styles.main} disabled={scheduling.isPending}>
                {mailing.save}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** One day at least. */
export function Weekdays(props: { locale: Locale; label: string; chosen: readonly number[] }) {
  const [chosen, setChosen] = useState(props.chosen);
  const nameOf = weekdayNames(props.locale);
  return (
    <fieldset className={styles.days}>
      <legend>{props.label}</legend>
      {DIGEST_WEEKDAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            name="weekday"
            value={day}
            checked={chosen.includes(day)}
            // The browser asks for the first one where none is chosen.
            required={chosen.length === 0 && day === 1}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, day] : chosen.filter((one) => one !== day))
            }
          />
          <span>{nameOf(day, 'short')}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Format({ label, chosen = 'pdf' }: { label: string; chosen?: string }) {
  return (
    <label className={fields.field}>
      <span>{label}</span>
      <select name="format" defaultValue={chosen}>
        <option value="pdf">PDF</option>
        <option value="pptx">PowerPoint</option>
      </select>
    </label>
  );
}
