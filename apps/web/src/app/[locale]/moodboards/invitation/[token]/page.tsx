import { pathOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../../api/personal';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { getInvitation } from '../../../../../features/moodboards/api/moodboards-api';
import styles from '../../../../../features/moodboards/components/board.module.css';
import { InvitationAnswer } from '../../../../../features/moodboards/components/invitation-answer';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, locale, t] = await Promise.all([params, getLocale(), getTranslations('boards')]);
  return pageMetadata({
    locale,
    path: pathOf('moodboard_invitation', { token }),
    title: t('invitation.metaTitle'),
    description: t('invitation.signInLead'),
    index: false,
  });
}

/** Where the mail of an invitation leads. Reading it accepts nothing; no page view is counted, since the address is the invitation. */
export default async function Invitation({ params }: Props) {
  const [{ token }, locale, format] = await Promise.all([params, getLocale(), getFormatter()]);
  const { invitation: words, people } = messagesOf(locale).boards;
  const [found, t, answerToken] = await Promise.all([
    getInvitation(token, locale),
    getTranslations('boards'),
    formToken('board-invitation'),
  ]);
  if (!found)
    return (
      <div className={section.page}>
        <PageHead title={words.over} lead={words.overLead} />
        <p className={styles.tools}>
          <Link href={href(locale, 'moodboard_index', {})} prefetch={false} className={styles.main}>
            {words.toBoards}
          </Link>
        </p>
      </div>
    );
  const { board, by, role, until, fits } = found;
  const here = href(locale, 'moodboard_invitation', { token });
  const signIn = `${href(locale, 'auth', {})}?${new URLSearchParams({ redirect: here })}`;
  const why = {
    'sign-in': words.signInLead,
    'other-address': words.otherAddress,
    'confirm-address': words.confirmAddress,
    yes: null,
  }[fits];
  return (
    <div className={section.page}>
      <PageHead
        title={t('invitation.title', { by })}
        lead={t('invitation.lead', {
          board,
          may: people.invited[role],
          until: format.dateTime(new Date(until), { dateStyle: 'long' }),
        })}
      />
      {why && <p className={styles.sharedBy}>{why}</p>}
      {fits === 'sign-in' && (
        <p className={styles.tools}>
          <Link href={signIn} prefetch={false} className={styles.main}>
            {words.signIn}
          </Link>
          <Link href={signIn} prefetch={false}>
            {words.register}
          </Link>
        </p>
      )}
      <InvitationAnswer
        token={token}
        locale={locale}
        formToken={answerToken}
        canAccept={fits === 'yes'}
        boardAt={href(locale, 'moodboard_more', { slug: 'SLUG' })}
        words={words}
      />
    </div>
  );
}
