import { DASHBOARD_PLAN } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { colon } from '@toile/i18n/typography';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import { currentUser } from '../../../api/personal';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import { nameOr } from '../lib/name-or';
import { HelpMember } from './help-member';
import styles from './people.module.css';
import shows from './shows.module.css';

/** A member as who helps sees them: no search, no board. */
export async function PersonView({ person }: { person: Shape<'PersonDto'> }) {
  const [locale, user, t, format, { newsroom }] = await Promise.all([
    getLocale(),
    currentUser(),
    getTranslations('newsroom.people'),
    getFormatter(),
    getMessages() as Promise<Messages>,
  ]);
  const { people } = newsroom;
  const [planNames, plan] = await Promise.all([
    getTranslations('offers.plans'),
    getTranslations('membership.manage'),
  ]);
  const rolesIn = (roles: readonly string[]) =>
    roles.map((role) => nameOr(people.roleNames, role)).join(', ');
  const time = (iso: string) => format.dateTime(new Date(iso), MOMENT);
  const ways = [...(person.has_password ? [t('password')] : []), ...person.providers];
  const facts: [name: string, value: ReactNode][] = [
    [t('email'), `${person.email} (${person.verified ? t('verified') : t('unverified')})`],
    [
      t('returned.label'),
      person.returned_mail
        ? t(`returned.${person.returned_mail.reason}`, { date: time(person.returned_mail.at) })
        : t('returned.none'),
    ],
    [t('company'), person.company ?? '–'],
    [t('registered'), time(person.registered_at)],
    [t('roles'), rolesIn(person.roles)],
    [t('newsletter'), person.newsletter ? t('agreed') : t('refused')],
    [t('signIn'), ways.join(', ') || '–'],
  ];
  return (
    <article className={styles.person} aria-labelledby="person">
      <h2 id="person">{`${person.first_name} ${person.last_name}`.trim() || person.slug}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('subscriptions')}</h3>
      {person.subscriptions.length === 0 && <p className={shows.fine}>{t('noSubscription')}</p>}
      {person.subscriptions.map((one) => (
        <div key={one.id}>
          <p>
            {t('subscription', {
              plan: one.plan === DASHBOARD_PLAN ? people.dashboardPlan : planNames(`${one.plan}.name`),
              status: plan(`status.${one.status}`),
              time: time(one.ends_at),
            })}
          </p>
          <p className={shows.fine}>
            {t('seats', {
              given: String(one.seats_given),
              quantity: String(one.quantity),
              owned: one.owned ? t('owns') : t('sits'),
            })}
          </p>
          <h4>{t('devices')}</h4>
          <ul className={styles.lines}>
            {one.devices.length === 0 && <li className={shows.fine}>{t('noDevices')}</li>}
            {one.devices.map((device) => (
              <li key={device.id}>
                {device.label ?? t('unknownDevice')} · {time(device.bound_at)}
                {device.current && ` · ${t('current')}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <h3>{t('sessions')}</h3>
      <ul className={styles.lines}>
        {person.sessions.length === 0 && <li className={shows.fine}>{t('noSessions')}</li>}
        {person.sessions.map(({ device, created_at, last_seen_at }) => (
          <li key={`${device} ${created_at}`}>{t('seen', { device, time: time(last_seen_at) })}</li>
        ))}
      </ul>
      <HelpMember
        slug={person.slug}
        locale={locale}
        back={href(locale, 'newsroom_people', {})}
        isOperator={user?.roles.includes('operator') ?? false}
        subscriptions={person.subscriptions}
        roles={person.roles}
        words={people}
      />
      <h3>{t('audit')}</h3>
      <ol className={styles.lines} aria-label={t('audit')}>
        {person.audit.map(({ id, at, action, detail }) => {
          const { reason, to, days, ...refused } = detail as {
            reason?: string;
            to?: string[];
            days?: number;
            action?: string;
          };
          return (
            <li key={id}>
              <time dateTime={at}>{time(at)}</time> {nameOr(people.actions, action)}
              {action === 'roles-changed' && to && ` (${rolesIn(to)})`}
              {days !== undefined && ` (${t('noteDays', { days })})`}
              {/* What is noted before it is done stands there as if it were done. */}
              {refused.action && `${colon(locale)}${nameOr(people.actions, refused.action)}`}
              {reason && ` — ${reason}`}
            </li>
          );
        })}
      </ol>
    </article>
  );
}
