import { getLocale, getTranslations } from 'next-intl/server';
import { CheckField, SubmitButton, TextField } from '../../../forms/fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import styles from './newsletter-form.module.css';

/** Asks for the newsletter: `global` at the foot of every page, the other where newsletters are read. */
export async function NewsletterForm({ place }: { place: 'page' | 'global' }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  const route = place === 'global' ? 'newsletter_subscribe_widget_global' : 'newsletter_subscribe_widget';
  const label = place === 'global' ? t('letter.global') : t('letter.title');
  return (
    <SentForm
      action={href(locale, route, {})}
      words={await sentWords(t('letter.done'))}
      className={styles.form}
      label={label}
    >
      <input type="hidden" name="locale" value={locale} />
      <div className={styles.line}>
        <TextField
          label={label}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={t('letter.email')}
          required
        />
        <SubmitButton>{t('letter.submit')}</SubmitButton>
      </div>
      <CheckField label={t('letter.consent')} name="consent" required />
    </SentForm>
  );
}
