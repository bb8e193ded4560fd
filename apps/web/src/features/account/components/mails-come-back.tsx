import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import { FormToken, SubmitButton } from '../../../forms/fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import styles from './account-page.module.css';

/** Whether mails to the member come back, why, and what brings them again. */
export async function MailsComeBack({
  user,
  token,
}: {
  user: Pick<Shape<'SignedInUserDto'>, 'slug' | 'email_verified'>;
  token: string | null;
}) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('member'), getFormatter()]);
  const path = { slug: user.slug };
  const answer = await orNothing(askOwn('/api/user/{slug}/returned-mail', { path }, locale));
  if (!answer?.returned_mail) return null;
  const { reason, at } = answer.returned_mail;
  return (
    <section className={styles.note} data-kind="error" aria-label={t('returned.label')}>
      <p>{t(`returned.${reason}`, { date: format.dateTime(new Date(at), { dateStyle: 'medium' }) })}</p>
      <p>{t('returned.cure')}</p>
      {user.email_verified && (
        <SentForm
          action={`/${locale}/user/account/verification`}
          words={await sentWords(t('done.verification'))}
          label={t('returned.submit')}
        >
          <FormToken token={token} />
          <SubmitButton>{t('returned.submit')}</SubmitButton>
        </SentForm>
      )}
    </section>
  );
}
