import type { City, SeasonFacts } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { knownCities, knownSeasons } from '../../../catalogue/known-lists';
import { type CatalogueNames, catalogueNames } from '../../../catalogue/names';
import { Section } from '../../../design/section';
import section from '../../../design/section.module.css';
import { Picture } from '../../../pictures/picture';
import { ArticlePage } from '../../articles/components/article-page';
import { Banner, type BannerKind } from '../../banners/components/banner';
import { DesignerPage } from '../../designers/components/designer-page';
import { ModelPage } from '../../models/components/model-page';
import { ClientList } from '../../offers/components/client-list';
import { PollForm } from '../../poll/components/poll-form';
import { ReportPage } from '../../reports/components/report-page';
import { WalkPage } from '../../walks/components/walk-page';
import styles from './words.module.css';

/** What is known by a slug or in English, as the reader calls it. */
function inWords(
  fact: string,
  names: CatalogueNames,
  { cities, seasons }: { cities: readonly City[]; seasons: readonly SeasonFacts[] },
): string {
  const season = seasons.find(({ slug }) => slug === fact);
  const city = cities.find(({ slug }) => slug === fact);
  return season ? names.season(season) : city ? names.city(city) : names.countryCalled(fact);
}

/** A draft as readers will see it. */
export async function DraftPage({ preview, note }: { preview: Shape<'DraftPreviewDto'>; note: string }) {
  const { details, walk, poll, designer, model, report, clients, language } = preview;
  const { words, banner } = preview;
  const [locale, t, draft, offers, messages, names] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('newsroom.words.preview'),
    getTranslations('offers'),
    getTranslations('messages'),
    catalogueNames(),
  ]);
  const [cities, seasons] = await Promise.all([knownCities(locale), knownSeasons(locale)]);
  const known = { cities, seasons };
  const series = details?.article.series;
  return (
    <>
      <p className={styles.note} role="note">
        {note}
      </p>
      {details && (
        <ArticlePage
          details={details}
          eyebrow={series ? t(`articles.${series}.title`) : 'Toile'}
          path={`/${preview.slug}`}
        />
      )}
      {walk && <WalkPage {...walk} />}
      {poll && (
        <>
          <h1 className="visually-hidden">{poll.question}</h1>
          <PollForm poll={poll} isReaders token={null} isPreview />
        </>
      )}
      {designer && (
        <>
          {designer.collections.length === 0 && <p className={styles.note}>{draft('noCollection')}</p>}
          <DesignerPage details={designer} isPreview />
        </>
      )}
      {model && <ModelPage details={model} openLookPages={null} isPreview />}
      {report && (
        <>
          <p className={styles.note}>{draft('reportFile')}</p>
          <ReportPage details={report} isPreview />
        </>
      )}
      {clients && (
        <>
          <h1 className="visually-hidden">{clients.find(({ slug }) => slug === preview.slug)?.name}</h1>
          <Section id="clients" title={offers('plans.clients')}>
            <ClientList clients={clients} />
          </Section>
        </>
      )}
      {banner && (
        <Banner
          kind={preview.kind as BannerKind}
          banner={banner}
          locale={locale}
          close={messages.raw('banner.close')}
        />
      )}
      {words && (
        <article className={`${section.page} ${styles.shown}`} lang={language}>
          <h1>{words.title}</h1>
          {words.image && <Picture filename={words.image} alt="" sizes="44rem" />}
          {words.text && <p>{words.text}</p>}
          {words.lines.length > 0 && (
            <ul>
              {words.lines.map((line) => (
                <li key={line}>{inWords(line, names, known)}</li>
              ))}
            </ul>
          )}
        </article>
      )}
    </>
  );
}
