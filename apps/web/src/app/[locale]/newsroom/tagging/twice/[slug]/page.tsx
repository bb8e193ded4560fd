import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../../../../catalogue/names';
import { PageHead } from '../../../../../../design/page-head';
import section from '../../../../../../design/section.module.css';
import { getOwnLooks } from '../../../../../../features/collection-editor/api/own-collections-api';
import {
  doubleTaggingHistory,
  doubleTaggingOf,
} from '../../../../../../features/newsroom/api/double-tagging-api';
import { taggingHints, taggingWords } from '../../../../../../features/newsroom/api/tagging-api';
import { BeginTwice } from '../../../../../../features/newsroom/components/begin-twice';
import { BlindDesk } from '../../../../../../features/newsroom/components/blind-desk';
import { SettleDesk } from '../../../../../../features/newsroom/components/settle-desk';
import shows from '../../../../../../features/newsroom/components/shows.module.css';
import styles from '../../../../../../features/newsroom/components/tagging.module.css';
import { TwiceActs } from '../../../../../../features/newsroom/components/twice-acts';
import { TwicePlaces, TwiceWaiting } from '../../../../../../features/newsroom/components/twice-standing';
import { blindLooks, disputedLooks } from '../../../../../../features/newsroom/lib/looks-twice';
import { href } from '../../../../../../i18n/href';
import { MOMENT } from '../../../../../../i18n/moment';
import type { SlugProps } from '../../../../../page-props';

async function showOf({ params }: SlugProps) {
  const { slug } = await params;
  const page = await getOwnLooks(slug, await getLocale());
  if (!page) notFound();
  return { slug, page };
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { page } = await showOf(props);
  return { title: page.collection.facts.designer.name, robots: { index: false } };
}

/** A show that two people tag: the reader's part in it, or how to begin. It sends no beacon. */
export default async function TwiceShowPage(props: SlugProps) {
  const { slug, page } = await showOf(props);
  const [locale, t, { newsroom }, names] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.twice'),
    getMessages() as Promise<Messages>,
    catalogueNames(),
  ]);
  const { agreement: _, changes: __, ...words } = newsroom.twice;
  const [standing, { tags }, hints, history] = await Promise.all([
    doubleTaggingOf(slug, locale),
    taggingWords(locale),
    taggingHints(slug, locale),
    doubleTaggingHistory(slug, locale),
  ]);
  const { facts } = page.collection;
  const isOpen = standing !== null && standing.status === 'open' && standing.settled < standing.looks;
  const blind = standing?.places.some(({ own }) => own) ? blindLooks(page.results, standing.results) : [];
  const disputed = standing ? disputedLooks(page.results, standing.results, names.tag) : [];
  const [firstBlind] = blind;
  const [firstDisputed] = disputed;
  const maySettle = standing?.status === 'open' && (firstBlind === undefined || standing.taggers_may_settle);
  const isTagging = isOpen && firstBlind !== undefined && standing.part !== 'settle';
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom_tagging_twice', {})} prefetch={false}>
            {t('title')}
          </Link>
        }
        title={`${facts.designer.name}, ${names.season(facts.season)}`}
        isCompact
      />
      {standing && (
        <section className={styles.twiceHead} aria-label={t('show')}>
          <p className={styles.places}>
            <TwiceWaiting standing={standing} />
            <span>{t('sample', { looks: standing.looks, percent: String(standing.percent) })}</span>
            <TwicePlaces standing={standing} />
            <span>
              {t('settledOf', { settled: String(standing.settled), total: String(standing.looks) })}
            </span>
          </p>
          {isOpen && <TwiceActs show={slug} standing={standing} words={words} />}
        </section>
      )}
      {isTagging && (
        <BlindDesk
          show={slug}
          first={firstBlind}
          looks={blind}
          tags={tags}
          hints={hints}
          words={newsroom.tagging}
          twice={words}
        />
      )}
      {maySettle && !isTagging && firstDisputed && (
        <SettleDesk
          show={slug}
          first={firstDisputed}
          looks={disputed}
          words={newsroom.tagging}
          twice={words}
        />
      )}
      {isOpen && !isTagging && !(maySettle && firstDisputed) && (
        <p className={shows.fine}>{standing.part === 'take-place' ? t('waitsPlace') : t('wait')}</p>
      )}
      {!isOpen && <BeginTwice show={slug} words={words} />}
      <History
        history={history.changes}
        positions={new Map(page.results.map((one) => [one.slug, one.position]))}
      />
    </div>
  );
}

async function History(props: {
  history: Awaited<ReturnType<typeof doubleTaggingHistory>>['changes'];
  positions: ReadonlyMap<string, number>;
}) {
  const [t, format] = await Promise.all([getTranslations('newsroom.twice'), getFormatter()]);
  if (props.history.length === 0) return null;
  return (
    <section className={shows.history} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol>
        {props.history.slice(0, 50).map(({ version, type, look, by, at }) => (
          <li key={version}>
            <time dateTime={at}>{format.dateTime(new Date(at), MOMENT)}</time>{' '}
            <strong>{by ?? t('gone')}</strong>{' '}
            {t(`changes.${type}`, { position: String(props.positions.get(look ?? '') ?? '–') })}
          </li>
        ))}
      </ol>
    </section>
  );
}
