import { getTranslations } from 'next-intl/server';
import {
  CheckField,
  FormToken,
  Honeypot,
  LongTextField,
  SubmitButton,
  TextField,
} from '../../../forms/fields';
import styles from '../../../forms/fields.module.css';
import { JobAndCountry } from '../../../forms/personal-fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';

/** Asks us something; works without scripts. */
export async function ContactForm({ action, token }: { action: string; token: string | null }) {
  const [t, offers] = await Promise.all([getTranslations('account'), getTranslations('offers')]);
  return (
    <SentForm
      action={action}
      words={await sentWords(offers('data.sent'))}
      className={styles.form}
      label={offers('data.contact')}
    >
      <FormToken token={token} />
      <Honeypot />
      <div className={styles.pair}>
        <TextField label={t('fields.name')} name="name" autoComplete="name" maxLength={200} required />
        <TextField
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <TextField label={t('fields.company')} name="company" autoComplete="organization" maxLength={200} />
      <JobAndCountry asked />
      <LongTextField label={t('fields.message')} name="message" required />
      <CheckField label={t('fields.consent')} name="consent" required />
      <SubmitButton>{offers('data.send')}</SubmitButton>
    </SentForm>
  );
}
