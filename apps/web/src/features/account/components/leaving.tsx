import { getLocale, getTranslations } from 'next-intl/server';
import { FormToken, SubmitButton } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { OwnPassword } from './credentials-forms';

/** The end of the account, asked for with the password. */
export async function LeavingForm({ token }: { token: string | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('member')]);
  return (
    <SentForm
      action={`/${locale}/user/account/delete`}
      redirect={`${href(locale, 'auth', {})}?done=erased`}
      words={await sentWords(t('done.erased'))}
      className={form.form}
      label={t('sections.delete')}
    >
      <FormToken token={token} />
      <OwnPassword label={t('password.own')} name="password" />
      <SubmitButton>{t('delete.submit')}</SubmitButton>
    </SentForm>
  );
}
