import { MOODBOARD_NAME_LENGTH, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../api/personal';
import { PageHead } from '../../../../design/page-head';
import styles from '../../../../features/account/components/account-page.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { FormToken, SubmitButton, TextField } from '../../../../forms/fields';
import form from '../../../../forms/fields.module.css';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  return pageMetadata({
    locale,
    path: pathOf('moodboard_create', {}),
    title: t('board.create'),
    description: t('board.createLead'),
    index: false,
  });
}

export default async function CreateMoodboard() {
  const [locale, t, token] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    formToken('moodboard'),
  ]);
  return (
    <div className={styles.narrow}>
      <PageHead title={t('board.create')} lead={t('board.createLead')} />
      <form method="post" action={href(locale, 'moodboard_create', {})} className={form.form}>
        <FormToken token={token} />
        <TextField
          label={t('board.name')}
          name="name"
          maxLength={MOODBOARD_NAME_LENGTH}
          autoComplete="off"
          required
        />
        <SubmitButton>{t('board.submit')}</SubmitButton>
      </form>
      <PageView route="moodboard_create" parameters={{}} />
    </div>
  );
}
