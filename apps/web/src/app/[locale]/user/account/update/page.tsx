import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentUser, formToken } from '../../../../../api/personal';
import { PageHead } from '../../../../../design/page-head';
import styles from '../../../../../features/account/components/account-page.module.css';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { FormToken, SubmitButton } from '../../../../../forms/fields';
import form from '../../../../../forms/fields.module.css';
import { PersonalFields } from '../../../../../forms/personal-fields';
import { SentForm } from '../../../../../forms/sent-form';
import { sentWords } from '../../../../../forms/sent-words';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  return pageMetadata({
    locale,
    path: pathOf('user_account_update', {}),
    title: t('update.title'),
    description: t('update.lead'),
    index: false,
  });
}

export default async function Account() {
  const [locale, t, user, token] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    currentUser(),
    formToken('account'),
  ]);
  if (!user) redirect(href(locale, 'auth', {}));
  return (
    <div className={styles.narrow}>
      <PageHead eyebrow={user.email} title={t('update.title')} lead={t('update.lead')} />
      <SentForm
        action={href(locale, 'user_account_update', {})}
        json={{ method: 'PATCH', path: pathOf('api_user_update', { slug: user.slug }) }}
        words={await sentWords(t('update.done'))}
        className={form.form}
        label={t('update.title')}
      >
        <FormToken token={token} />
        <PersonalFields firstName={user.first_name} lastName={user.last_name} asked={false} />
        <SubmitButton>{t('update.submit')}</SubmitButton>
      </SentForm>
      <p className={styles.other} style={{ marginBlockStart: '3rem' }}>
        <Link href={href(locale, 'moodboard_index', {})} prefetch={false}>
          {t('board.title')}
        </Link>
        <Link href={href(locale, 'membership_index', {})} prefetch={false}>
          {t('update.plan')}
        </Link>
        {/* Not links of Next's: they change who is reading, so the whole document is asked for. */}
        <a href={href(locale, 'auth_logout', {})}>{t('update.signOut')}</a>
        <a href={href(locale, 'auth_force_relogin', {})}>{t('update.everywhere')}</a>
      </p>
      <PageView route="user_account_update" parameters={{}} />
    </div>
  );
}
