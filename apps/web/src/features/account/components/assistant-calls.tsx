import { pathOf } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { MOMENT } from '../../../i18n/moment';
import styles from './account-page.module.css';
import { toolKey } from './assistant-words';

/** What a member's assistants asked, the newest first; older ones behind a link that works without scripts. */
export async function AssistantCalls({ before }: { before: string | undefined }) {
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations('member.asked'),
    getFormatter(),
  ]);
  const position = /^\d{1,15}$/.test(before ?? '') ? Number(before) : undefined;
  const query = position === undefined ? {} : { before: position };
  const calls = await orNothing(askOwn('/api/dashboard/assistant-calls', { query }, locale));
  const at = (date: string) => format.dateTime(new Date(date), MOMENT);
  const nameOf = (tool: string) => {
    const key = toolKey(tool);
    return key ? t(`tools.${key}`) : tool;
  };
  const page = `/${locale}${pathOf('user_account_update', {})}`;
  return (
    <>
      {calls?.results.length === 0 && <p className={styles.lead}>{t('none')}</p>}
      <ol className={styles.calls}>
        {calls?.results.map(({ position: key, tool, asked, outcome, said, token, asked_at }) => (
          <li key={key}>
            <p>
              {nameOf(tool)}
              {asked && <span className={styles.address}>{asked}</span>}
              <small>
                <time dateTime={asked_at}>{at(asked_at)}</time> · {t('token', { token })} ·{' '}
                {t(`outcomes.${outcome}`)}
                {said && `${colon(locale)}${said}`}
              </small>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.other}>
        {calls?.next && (
          <Link href={`${page}?asked=${calls.next}#asked`} prefetch={false}>
            {t('older')}
          </Link>
        )}
        {position !== undefined && (
          <Link href={`${page}#asked`} prefetch={false}>
            {t('newest')}
          </Link>
        )}
        <a href="/api/dashboard/assistant-calls">{t('json')}</a>
      </p>
    </>
  );
}
