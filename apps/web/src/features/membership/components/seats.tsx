import { getLocale, getTranslations } from 'next-intl/server';
import { SubmitButton, TextField } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { WriteButton } from '../../../forms/write-button';
import { getSeats } from '../api/membership-api';
import styles from './membership.module.css';

const SEATS = '/api/paywall/subscriptions/me/seats';

/** Seats of the reader's own plan and the people on them; nothing where there is one seat only. For any page of an account. */
export async function Seats() {
  const locale = await getLocale();
  const [t, list] = await Promise.all([getTranslations('membership.team'), getSeats(locale)]);
  if (!list || (list.quantity <= 1 && list.results.length === 0)) return null;
  const [given, removed] = await Promise.all([sentWords(t('given')), sentWords(t('removed'))]);
  const used = list.results.length + 1;
  return (
    <section className={styles.part} aria-labelledby="seats">
      <h2 id="seats">{t('title')}</h2>
      <p>{t('lead', { used, quantity: String(list.quantity) })}</p>
      <ul className={styles.rows}>
        {list.results.map((seat) => (
          <li key={seat.id}>
            <span>
              {seat.email ?? '—'}{' '}
              <small>{t(!seat.active ? 'inactive' : seat.claimed ? 'here' : 'waiting')}</small>
            </span>
            <WriteButton
              writing={{ method: 'delete', path: `${SEATS}/{seat}`, sent: { path: { seat: seat.id } } }}
              label={t('remove')}
              about={seat.email ?? ''}
              words={removed}
              className={styles.quiet}
            />
          </li>
        ))}
      </ul>
      {list.results.length > 0 && <p>{t('fewer')}</p>}
      {used < list.quantity && (
        <SentForm
          // The mail to who has no account yet is in the language of this page.
          action={`${SEATS}?locale=${locale}`}
          refresh
          words={given}
          className={`${form.form} ${styles.give}`}
          label={t('give')}
        >
          <TextField
            // Empty again once a seat is given.
            key={used}
            label={t('email')}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
          />
          <SubmitButton>{t('give')}</SubmitButton>
        </SentForm>
      )}
    </section>
  );
}
