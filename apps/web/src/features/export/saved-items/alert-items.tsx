import { type Locale, pageOfFigure } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { colon } from '@toile/i18n/typography';
import Link from 'next/link';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { type CatalogueNames, catalogueNames } from '../../../catalogue/names';
import { slugInWords } from '../../../catalogue/slug-in-words';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import { alertNumber } from '../lib/alert-number';
import { AlertDetails } from './alert-details';
import type { figureNames } from './figure-names';
import { questionNames } from './question-names';
import styles from './saved-items.module.css';
import { SavedItem } from './saved-items-section';
import { sharingTools } from './sharing-tools';

const WHOLE = '*';

/** Alerts with their rule in words, where they stand, and when they told last. */
export async function AlertItems(props: {
  alerts: readonly Shape<'AlertDto'>[];
  names: Awaited<ReturnType<typeof figureNames>>;
}) {
  const [locale, t, messages, format, questions, catalogue] = await Promise.all([
    getLocale() as Promise<Locale>,
    getTranslations('savedItems'),
    getMessages() as Promise<Messages>,
    getFormatter(),
    questionNames(),
    catalogueNames(),
  ]);
  const { together, whoseIs } = await sharingTools();
  const failed = t('said.failed');
  return props.alerts.map((alert) => {
    const { id, name, measure, operator, threshold, paused, stand, last } = alert;
    const { row, about: subject, page } = watched(alert, { figures: props.names, questions, catalogue }, t);
    const path = '/api/dashboard/alerts/{id}';
    const about = name ?? row;
    const number = (value: number) => alertNumber(alert, value, messages.savedItems.alert, locale);
    const rule = t('overview.rule', { operator, threshold: number(threshold) });
    const told =
      last &&
      t('overview.last', {
        date: format.dateTime(new Date(last.at), { dateStyle: 'long' }),
        value: number(last.value),
      });
    return (
      <SavedItem
        key={id}
        title={
          <Link href={localised(locale, page)} prefetch={false}>
            {about}
          </Link>
        }
        lines={[
          `${row}${colon(locale)}${t(`alert.${measure}`)} ${rule}`,
          subject,
          <span key="stand" data-stand={paused ? 'paused' : stand}>
            {paused
              ? t('overview.paused')
              : t(
                  `overview.${stand === 'crossed' && alert.crossings.length === 0 ? 'crossedBefore' : stand}`,
                )}
          </span>,
          told,
          whoseIs(alert),
        ]}
      >
        {together('alert', id, about)}
        <AlertDetails alert={alert} about={about} locale={locale} words={messages.savedItems} />
        {alert.role !== 'own' && (
          <WriteButton
            label={alert.mailed ? t('alert.tellNoMore') : t('alert.tellMe')}
            about={about}
            words={{ failed }}
            className={styles.action}
            writing={{
              method: 'put',
              path: '/api/dashboard/alerts/{id}/mails',
              sent: { path: { id }, body: { on: !alert.mailed } },
            }}
          />
        )}
        {alert.role !== 'read' && (
          <WriteButton
            label={paused ? t('overview.resume') : t('overview.pause')}
            about={about}
            words={{ failed }}
            className={styles.action}
            writing={{ method: 'patch', path, sent: { path: { id }, body: { paused: !paused } } }}
          />
        )}
        {alert.role === 'own' && (
          <WriteButton
            label={t('overview.delete')}
            about={about}
            words={{ failed }}
            className={styles.action}
            sure={t('overview.sure')}
            writing={{ method: 'delete', path, sent: { path: { id } } }}
          />
        )}
      </SavedItem>
    );
  });
}

/** What an alert watches: of what, where it is seen, and what that is called. */
function watched(
  alert: Shape<'AlertDto'>,
  names: {
    figures: Awaited<ReturnType<typeof figureNames>>;
    questions: Awaited<ReturnType<typeof questionNames>>;
    catalogue: CatalogueNames;
  },
  t: Awaited<ReturnType<typeof getTranslations<'savedItems'>>>,
): { row: string; about: string; page: string } {
  const { figure, filters = {}, question, row = '', column = WHOLE, series, weeks } = alert;
  if (figure) {
    const reference = { figure, filters };
    const about = [names.figures.title(reference), names.figures.filters(reference)]
      .filter(Boolean)
      .join(' · ');
    return { row: names.figures.row(reference, row), about, page: pageOfFigure(reference) };
  }
  if (question) {
    const asked = names.questions(question);
    const cell = column === WHOLE ? asked.row(row) : `${asked.row(row)}, ${asked.column(column)}`;
    return { row: cell, about: asked.title, page: `/data/dashboard/explore?${question}` };
  }
  const { measure = '', of = '', slug = '' } = series ?? {};
  return {
    row: of === 'trend' ? names.catalogue.tag({ slug, name: slugInWords(slug) }) : slugInWords(slug),
    about: weeks ? t('overview.forecast', { weeks: String(weeks) }) : t('overview.changes'),
    page: `/data/dashboard/time?${new URLSearchParams({ measure, of, slugs: slug })}`,
  };
}
