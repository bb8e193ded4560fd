import { pathOf, TOPICS } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { orNothing } from '../../../../api/get-json';
import { Facts } from '../../../../design/facts';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import {
  deadLetters,
  failedJobs,
  replayPlan,
  streams,
} from '../../../../features/operations/api/operations-api';
import { CommandLine } from '../../../../features/operations/components/command-line';
import { DeadLetters } from '../../../../features/operations/components/dead-letters';
import { Jobs } from '../../../../features/operations/components/jobs';
import styles from '../../../../features/operations/components/operations.module.css';
import { OperatorTasks } from '../../../../features/operations/components/operator-tasks';
import { ReadModels } from '../../../../features/operations/components/read-models';
import { RefreshWhile } from '../../../../features/operations/components/refresh-while';
import { Replays } from '../../../../features/operations/components/replays';
import { Seals } from '../../../../features/operations/components/seals';
import own from '../../../../features/operations/components/streams.module.css';
import { TextsTable } from '../../../../features/operations/components/texts-table';
import { Topics } from '../../../../features/operations/components/topics';
import { PageView } from '../../../../features/tracking/components/page-view';
import { WriteButton } from '../../../../forms/write-button';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../page-props';

const ROUTE = 'newsroom_streams';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR_MS = 3_600_000;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('operations.streams')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('metaDescription'),
  });
}

/** For operators; the proxy turns everybody else away. */
export default async function StreamsPage({ searchParams }: SearchProps) {
  const [given, locale] = await Promise.all([searchParams, getLocale()]);
  const said = (name: string) => ([given[name] ?? ''].flat()[0] ?? '').trim();
  const topic = TOPICS.find((one) => one === said('topic'));
  const reason = said('reason').slice(0, 300);
  const asked = { ...(topic && { topic }), ...(reason && { reason }) };
  const [t, operations, newsroom, format] = await Promise.all([
    getTranslations('operations.streams'),
    getTranslations('operations'),
    getTranslations('newsroom.home'),
    getFormatter(),
  ]);
  const [report, letters, jobs, plan] = await Promise.all([
    streams(locale),
    orNothing(deadLetters({ ...asked, page: pageNumber(given) }, locale)),
    orNothing(failedJobs(locale)),
    said('plan') ? orNothing(replayPlan(planAsked(said), locale)) : null,
  ]);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const thisHour = new Date(Math.floor(Date.parse(report.as_of) / HOUR_MS) * HOUR_MS).toISOString();
  const isWorking =
    report.tasks.some(({ state }) => state === 'waiting' || state === 'running') ||
    report.projections.some(({ status }) => status === 'building');
  const parts: { id: string; title: string; note?: string; content: ReactNode }[] = [
    { id: 'topics', title: t('topics.title'), content: <Topics report={report} /> },
    {
      id: 'groups',
      title: t('groups.title'),
      content: (
        <TextsTable
          caption={t('groups.title')}
          head={[t('topics.topic'), t('groups.group'), t('topics.partitions'), t('topics.waiting')]}
          rows={report.groups.map((one) => [
            one.topic,
            one.group === 'relay' || one.group === 'aggregator' ? t(`groups.names.${one.group}`) : one.group,
            format.number(one.partitions),
            format.number(one.lag),
          ])}
        />
      ),
    },
    {
      id: 'dead',
      title: t('dead.title'),
      note: t('dead.note'),
      content: letters && <DeadLetters report={letters} locale={locale} asked={asked} />,
    },
    {
      id: 'models',
      title: t('models.title'),
      note: t('models.note'),
      content: <ReadModels builds={report.projections} />,
    },
    {
      id: 'replay',
      title: t('replay.title'),
      note: t('replay.note'),
      content: <Replays report={report} plan={plan} locale={locale} />,
    },
    { id: 'asked', title: t('tasks.title'), content: <OperatorTasks tasks={report.tasks} /> },
    { id: 'seals', title: t('seals.title'), note: t('seals.note'), content: <Seals seals={report.seals} /> },
    {
      id: 'restatements',
      title: t('restatements.title'),
      note: t('restatements.note'),
      content: (
        <>
          <p className={styles.actions}>
            <Link href={href(locale, 'data_restatements', {})} prefetch={false} className={section.more}>
              {t('restatements.list')}
            </Link>
            <WriteButton
              label={t('restatements.recount')}
              sure={t('restatements.sure')}
              about={t('restatements.title')}
              writing={{ method: 'post', path: '/api/operations/restatements', sent: {} }}
              words={{ done: t('restatements.asked'), failed: t('failed') }}
            />
          </p>
          <CommandLine line="toile jobs recount" />
        </>
      ),
    },
    {
      id: 'jobs',
      title: operations('jobs.title'),
      note: operations('jobs.note'),
      content: jobs && <Jobs report={jobs} />,
    },
  ];
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {newsroom('title')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <nav className={own.contents} aria-label={t('title')}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <Link href={href(locale, 'operations_data_quality', {})} prefetch={false}>
          {t('quality')}
        </Link>
      </nav>
      <Facts
        facts={[
          { name: t('facts.waiting'), value: format.number(sum(report.partitions.map(({ lag }) => lag))) },
          {
            name: t('facts.hour'),
            value: format.number(
              sum(report.throughput.map(({ hour, records }) => (hour === thisHour ? records : 0))),
            ),
          },
          { name: t('facts.dead'), value: letters ? format.number(letters.unsent) : '–' },
          {
            name: t('facts.behind'),
            value: format.number(
              report.projections.filter(({ status, lag }) => status === 'live' && lag > 0).length,
            ),
          },
          {
            name: t('facts.open'),
            value: format.number(
              sum(report.seals.map(({ period, open }) => (period === 'hour' ? open.length : 0))),
            ),
          },
          { name: t('facts.failed'), value: jobs ? format.number(jobs.counts.failed) : '–' },
        ]}
      />
      <div className={own.facts}>
        <p className={styles.fine}>{t('commandNote')}</p>
        <CommandLine line="toile doctor" />
      </div>
      {parts.map(({ id, title, note, content }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {note && <p className={styles.note}>{note}</p>}
          {content}
        </section>
      ))}
      <RefreshWhile isWorking={isWorking} />
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}

/** Days of an address; nonsense is left out. */
function planAsked(said: (name: string) => string) {
  const topics = TOPICS.filter((topic) => said(`replay_${topic}`));
  const day = (name: string) => (DAY.test(said(name)) ? said(name) : undefined);
  const [from, to] = [day('from'), day('to')];
  return { ...(topics.length > 0 && { topics }), ...(from && { from }), ...(to && { to }) };
}
