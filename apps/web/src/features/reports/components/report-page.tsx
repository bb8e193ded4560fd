import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { Facts } from '../../../design/facts';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './report.module.css';
import { ReportAccess } from './report-access';
import { ReportCards } from './report-cards';

/** A report before it is opened: its cover, what it leads with, what it holds, and the way to its file. */
export async function ReportPage(props: {
  details: Shape<'ReportDetailsDto'>;
  /** Its file cannot be had yet. */
  isPreview?: boolean;
}) {
  const { report, contents, figures, others } = props.details;
  const [locale, t, names, format] = await Promise.all([
    getLocale(),
    getTranslations('reports'),
    catalogueNames(),
    getFormatter(),
  ]);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <article className={section.page}>
      <header className={styles.head}>
        <div className={styles.cover}>
          {report.cover && (
            <Picture filename={report.cover} alt="" sizes="(min-width: 60rem) 42vw, 100vw" priority />
          )}
        </div>
        <div className={styles.words}>
          <p className={section.eyebrow}>
            <a href={href(locale, 'reports_show', { slug: report.type })}>{t(`types.${report.type}`)}</a>
          </p>
          <h1 lang={report.language}>{report.title}</h1>
          <p className={styles.summary} lang={report.language}>
            {report.summary}
          </p>
          <Facts
            facts={[
              {
                name: t('facts.published'),
                value: format.dateTime(new Date(report.published_at), { dateStyle: 'long' }),
              },
              { name: t('facts.season'), value: report.season && names.season(report.season) },
              { name: t('facts.city'), value: report.city && names.city(report.city) },
              { name: t('facts.language'), value: languages.of(report.file_language) ?? '' },
            ]}
          />
          {!props.isPreview && <ReportAccess report={report} />}
        </div>
      </header>
      {figures.length > 0 && <Figures figures={figures} />}
      {contents.length > 0 && (
        <section className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {contents.map(({ title, page }) => (
              <li key={page}>
                <span>{title}</span>
                <span>{page}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <ReportCards reports={others} />
        </section>
      )}
    </article>
  );
}

async function Figures({ figures }: { figures: Shape<'LeadFigureDto'>[] }) {
  const [t, format] = await Promise.all([getTranslations('reports'), getFormatter()]);
  return (
    <section className={styles.figures} aria-label={t('figures.title')}>
      <dl>
        {figures.map(({ of, value, evolution }) => (
          <div key={of}>
            <dt>{t(`figures.${of}`)}</dt>
            <dd>
              {format.number(value)}
              {evolution !== null && (
                <small data-direction={evolution > 0 ? 'up' : evolution < 0 ? 'down' : 'same'}>
                  <span className="visually-hidden">
                    {t('figures.change', {
                      percent: format.number(evolution, { signDisplay: 'exceptZero' }),
                    })}
                  </span>
                  <span aria-hidden="true">
                    {evolution > 0 ? '▲' : evolution < 0 ? '▼' : '–'}{' '}
                    {format.number(Math.abs(evolution), { maximumFractionDigits: 1 })} %
                  </span>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('figures.note')}</p>
    </section>
  );
}
