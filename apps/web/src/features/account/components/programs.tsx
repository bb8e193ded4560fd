import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { WriteButton } from '../../../forms/write-button';
import styles from './account-page.module.css';
import { NewProgram } from './new-program';
import { RotateToken } from './rotate-secret';

/** A member's tokens for assistants and programs: made, seen, taken anew, withdrawn. */
export async function Programs() {
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations('member.programs'),
    getFormatter(),
  ]);
  const tokens = await orNothing(askOwn('/api/dashboard/tokens', {}, locale));
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium' });
  const choices = [
    { value: 'brands', label: t('brands') },
    { value: 'trends', label: t('trends') },
    { value: 'seasons', label: t('seasons') },
    { value: 'moodboards:read', label: t('read') },
    { value: 'moodboards:write', label: t('write') },
  ] as const;
  const nameOf = (scope: string) => choices.find(({ value }) => value === scope)?.label ?? scope;
  const once = { copy: t('copy'), copied: t('copied'), guide: t('guide'), failed: t('failed') };
  return (
    <>
      {tokens?.results.length === 0 && <p className={styles.lead}>{t('none')}</p>}
      <ul className={styles.devices}>
        {tokens?.results.map(({ id, name, scopes, expires_at, last_used_at }) => (
          <li key={id}>
            <p>
              {name}
              <small>{scopes.map(nameOf).join(' · ')}</small>
              <small>
                {last_used_at ? t('used', { date: day(last_used_at) }) : t('unused')} ·{' '}
                {t('ends', { date: day(expires_at) })}
              </small>
            </p>
            <div className={styles.acts}>
              <RotateToken
                id={id}
                name={name}
                words={{ ...once, rotate: t('renew'), sure: t('renewSure'), secret: t('token') }}
              />
              <WriteButton
                writing={{ method: 'delete', path: '/api/dashboard/tokens/{id}', sent: { path: { id } } }}
                label={t('withdraw')}
                about={name}
                sure={t('sure')}
                words={{ done: t('withdrawn'), failed: t('failed') }}
                className={styles.quiet}
              />
            </div>
          </li>
        ))}
      </ul>
      <NewProgram
        choices={choices}
        days={[30, 90, 365].map((count) => ({ count, label: t('daysOption', { count: String(count) }) }))}
        words={{
          name: t('name'),
          opens: t('opens'),
          days: t('days'),
          chooseOne: t('chooseOne'),
          create: t('create'),
          token: t('token'),
          ...once,
        }}
      />
    </>
  );
}
