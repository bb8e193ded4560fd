'use client';
import { LOCALES, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { WriteButton } from '../../../forms/write-button';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import exporting from '../components/export.module.css';
import { Format, Weekdays } from '../components/send-by-mail';
import styles from './saved-items.module.css';

interface Props {
  schedule: Shape<'ScheduleDto'>;
  locale: Locale;
  words: Messages['savedItems'];
}

/** A button that opens when a document is sent, and to whom. */
export function ScheduleForm(props: Props) {
  const { schedule, words } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-haspopup="dialog"
        aria-label={`${words.mailing.change} ${schedule.name ?? ''}`}
        onClick={() => setOpen(true)}
      >
        {words.mailing.change}
      </button>
      {isOpen && (
        <Dialog
          startsOpen
          kind="sheet"
          className={exporting.dialog}
          title={schedule.name ?? ''}
          close={words.close}
          onClose={() => setOpen(false)}
        >
          <Sending {...props} />
          <Addresses {...props} />
        </Dialog>
      )}
    </>
  );
}

function Sending({ schedule, locale, words }: Props) {
  const { mailing, said } = words;
  const router = useRouter();
  const changing = useWrite('patch', '/api/dashboard/schedules/{id}', said.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      name: String(form.get('name') ?? '').trim(),
      weekdays: form.getAll('weekday').map(Number),
      to: form.getAll('to').map(String),
      format: form.get('format') === 'pptx' ? ('pptx' as const) : ('pdf' as const),
    };
    const onSuccess = () => {
      showToast({ kind: 'success', text: mailing.saved });
      router.refresh();
    };
    changing.mutate({ path: { id: schedule.id }, body }, { onSuccess });
  };
  return (
    <form className={exporting.form} onSubmit={save} aria-busy={changing.isPending}>
      <label className={fields.field}>
        <span>{mailing.name}</span>
        <input name="name" required maxLength={100} defaultValue={schedule.name ?? ''} autoComplete="off" />
      </label>
      <Weekdays locale={locale} label={mailing.days} chosen={schedule.weekdays} />
      {schedule.document.kind === 'deck' && <Format label={mailing.format} chosen={schedule.format} />}
      <fieldset className={exporting.days}>
        <legend>{mailing.colleagues}</legend>
        {schedule.colleagues.map(({ id, name, chosen, left }) => (
          <label key={id}>
            <input type="checkbox" name="to" value={id} defaultChecked={chosen} disabled={left} />
            <span>{left ? filled(mailing.leftIt, { name }) : name}</span>
          </label>
        ))}
      </fieldset>
      <div className={exporting.buttons}>
        <button type="submit" className={exporting.main} disabled={changing.isPending}>
          {words.page.saveIt}
        </button>
      </div>
    </form>
  );
}

/** Addresses outside of the subscription, each with where it stands, and a way to ask one more. */
function Addresses({ schedule, locale, words }: Props) {
  const { mailing, said } = words;
  const { id } = schedule;
  const router = useRouter();
  const asking = useWrite('post', '/api/dashboard/schedules/{id}/addresses', said.failed);
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const form = new FormData(currentTarget);
    const body = {
      address: String(form.get('address') ?? ''),
      locale: LOCALES.find((one) => one === form.get('locale')) ?? locale,
    };
    const onSuccess = () => {
      currentTarget.reset();
      showToast({ kind: 'success', text: mailing.asked });
      router.refresh();
    };
    asking.mutate({ path: { id }, body }, { onSuccess });
  };
  return (
    <section className={exporting.form}>
      <h3 className={styles.others}>{mailing.others}</h3>
      <p className={exporting.about}>{mailing.othersLead}</p>
      {schedule.addresses.length > 0 && (
        <ul className={styles.addresses}>
          {schedule.addresses.map(({ id: address, address: email, state }) => (
            <li key={address}>
              <span>
                {email} <small>{mailing.states[state]}</small>
              </span>
              {state !== 'left' && (
                <WriteButton
                  label={mailing.remove}
                  about={email}
                  words={{ failed: said.failed }}
                  className={styles.action}
                  writing={{
                    method: 'delete',
                    path: '/api/dashboard/schedules/{id}/addresses/{address}',
                    sent: { path: { id, address } },
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <form className={exporting.form} onSubmit={ask} aria-busy={asking.isPending}>
        <div className={exporting.pair}>
          <label className={fields.field}>
            <span>{mailing.address}</span>
            <input name="address" type="email" required maxLength={254} autoComplete="off" />
          </label>
          <label className={fields.field}>
            <span>{mailing.language}</span>
            <select name="locale" defaultValue={locale}>
              {LOCALES.map((one) => (
                <option key={one} value={one}>
                  {nameOf.of(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className={exporting.buttons}>
          <button type="submit" className={exporting.main} disabled={asking.isPending}>
            {mailing.ask}
          </button>
        </div>
      </form>
    </section>
  );
}
