import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentUser, formToken } from '../../../../../api/personal';
import { PageHead } from '../../../../../design/page-head';
import { readEnvironment } from '../../../../../environment';
import styles from '../../../../../features/account/components/account-page.module.css';
import { AccountSection } from '../../../../../features/account/components/account-section';
import { AssistantCalls } from '../../../../../features/account/components/assistant-calls';
import { EmailForms, PasswordForm } from '../../../../../features/account/components/credentials-forms';
import { Devices } from '../../../../../features/account/components/devices';
import { LeavingForm } from '../../../../../features/account/components/leaving';
import { Note } from '../../../../../features/account/components/note';
import { ProfileForm } from '../../../../../features/account/components/profile-form';
import { Programs } from '../../../../../features/account/components/programs';
import { Storage } from '../../../../../features/account/components/storage';
import { Webhooks } from '../../../../../features/account/components/webhooks';
import { hasTold, WhoYouAre } from '../../../../../features/account/components/who-you-are';
import { AccountPlan } from '../../../../../features/membership/components/account-plan';
import { PlanDevices } from '../../../../../features/membership/components/plan-devices';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps } from '../../../../page-props';

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

export default async function Account({ searchParams }: SearchProps) {
  const [locale, t, member, plan, studio, user, token, given] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    getTranslations('member'),
    getTranslations('membership.manage'),
    getTranslations('collectionEditor'),
    currentUser(),
    formToken('account'),
    searchParams,
  ]);
  if (!user) redirect(href(locale, 'auth', {}));
  const own = { user, token };
  return (
    <div className={styles.account}>
      <PageHead eyebrow={user.email} title={t('update.title')} lead={t('update.lead')} />
      <Note given={given} />
      {!hasTold(user) && (
        <AccountSection id="about" title={t('about.title')} lead={t('about.lead')}>
          <WhoYouAre {...own} />
        </AccountSection>
      )}
      <AccountSection id="plan" title={plan('title')}>
        <AccountPlan id="plan" />
      </AccountSection>
      <AccountSection id="profile" title={member('sections.profile')}>
        <ProfileForm {...own} />
      </AccountSection>
      <AccountSection id="address" title={member('sections.email')}>
        <EmailForms {...own} />
      </AccountSection>
      <AccountSection id="password" title={member('sections.password')}>
        <PasswordForm token={token} />
      </AccountSection>
      <AccountSection id="devices" title={member('sections.devices')}>
        <Devices {...own} />
        <PlanDevices />
      </AccountSection>
      <AccountSection id="consent" title={member('sections.consent')} lead={member('consent.text')}>
        <p className={styles.other}>
          <button type="button" data-privacy-choices className={styles.quiet}>
            {member('consent.choices')}
          </button>
          <Link href={href(locale, 'moodboard_index', {})} prefetch={false}>
            {t('board.title')}
          </Link>
          {user.roles.some((role) => role === 'brand' || role === 'editor') && (
            <Link href={href(locale, 'user_collections_more', {})} prefetch={false}>
              {studio('title')}
            </Link>
          )}
        </p>
      </AccountSection>
      {user.roles.includes('dashboard-subscriber') && (
        <AccountSection
          id="programs"
          title={member('sections.programs')}
          lead={member('programs.text', { address: `${readEnvironment().publicUrl}/mcp` })}
        >
          <Programs />
        </AccountSection>
      )}
      {user.roles.includes('dashboard-subscriber') && (
        <AccountSection id="asked" title={member('asked.title')} lead={member('asked.text')}>
          <AssistantCalls before={given.asked?.toString()} />
        </AccountSection>
      )}
      {user.roles.includes('dashboard-subscriber') && (
        <AccountSection id="webhooks" title={member('sections.webhooks')} lead={member('webhooks.text')}>
          <Webhooks />
        </AccountSection>
      )}
      {user.roles.includes('dashboard-subscriber') && (
        <AccountSection id="storage" title={member('sections.storage')} lead={member('storage.text')}>
          <Storage />
        </AccountSection>
      )}
      <AccountSection id="data" title={member('sections.data')} lead={member('data.text')}>
        <p className={styles.other}>
          <a href={`/api/user/${encodeURIComponent(user.slug)}/data`} download>
            {member('data.download')}
          </a>
        </p>
      </AccountSection>
      <AccountSection id="delete" title={member('sections.delete')} lead={member('delete.text')}>
        <LeavingForm token={token} />
      </AccountSection>
      <PageView route="user_account_update" parameters={{}} />
    </div>
  );
}
