import { type Locale, TOPICS, type Topic } from '@toile/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Pagination } from '../../../design/pagination';
import { ChoiceField, SubmitButton, TextField } from '../../../forms/fields';
import { WriteButton } from '../../../forms/write-button';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import shows from '../../newsroom/components/shows.module.css';
import { commandLine, knownPart } from '../lib/command-line';
import { CommandLine } from './command-line';
import styles from './operations.module.css';
import own from './streams.module.css';

/** Records that could not be read: by reason and one by one, to be sent again. */
export async function DeadLetters(props: {
  report: Shape<'DeadLettersDto'>;
  locale: Locale;
  asked: { topic?: Topic; reason?: string };
}) {
  const { report, locale, asked } = props;
  const [t, all, format] = await Promise.all([
    getTranslations('operations.streams.dead'),
    getTranslations('operations.streams'),
    getFormatter(),
  ]);
  const hour = (text: string) => format.dateTime(new Date(text), MOMENT);
  const redrive = (body: Shape<'RedriveDto'>, about: string, isOne: boolean) => (
    <WriteButton
      label={t(isOne ? 'redriveOne' : 'redriveAll')}
      sure={t(isOne ? 'sureOne' : 'sureAll')}
      about={about}
      writing={{ method: 'post', path: '/api/operations/dead-letters/redrive', sent: { body } }}
      words={{ done: t('asked'), failed: all('failed') }}
    />
  );
  const hrefOf = (page: number) =>
    `${href(locale, 'newsroom_streams', {})}?${new URLSearchParams({ ...asked, page: String(page) })}#dead`;
  return (
    <>
      <search>
        <form className={shows.search} action="#dead">
          <ChoiceField
            label={t('topic')}
            name="topic"
            choose={t('all')}
            choices={TOPICS.map((topic) => ({ value: topic, label: topic }))}
            value={asked.topic ?? ''}
          />
          <TextField
            label={t('reason')}
            name="reason"
            type="search"
            maxLength={300}
            defaultValue={asked.reason}
          />
          <SubmitButton>{t('find')}</SubmitButton>
        </form>
      </search>
      {report.results.length === 0 && <p className={styles.fine}>{t('none')}</p>}
      {report.groups.length > 0 && (
        <>
          <h3>{t('byReason')}</h3>
          <ul className={styles.jobs} aria-label={t('byReason')}>
            {report.groups.map(({ topic, reason, letters, sent_again, newest }) => {
              const body = { topic: topic as Topic, ...(knownPart(reason) && { reason: knownPart(reason) }) };
              return (
                <li key={`${topic} ${reason}`}>
                  <p>
                    {topic}{' '}
                    <small>
                      {t('letters', { count: letters })} · {t('newest', { time: hour(newest) })}
                      {sent_again > 0 && ` · ${t('sentAgain', { count: sent_again })}`}
                    </small>
                  </p>
                  <div>
                    <p className={styles.error}>{reason}</p>
                    {sent_again < letters && <CommandLine line={commandLine({ kind: 'redrive', ...body })} />}
                  </div>
                  {sent_again < letters && (
                    <p className={styles.actions}>{redrive(body, `${topic}, ${reason}`, false)}</p>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {report.results.length > 0 && (
        <>
          <h3>{t('one')}</h3>
          <ul className={styles.jobs} aria-label={t('one')}>
            {report.results.map((letter) => {
              const { topic, partition, offset } = letter;
              const position = `${topic}/${partition}/${offset}`;
              return (
                <li key={position}>
                  <p>
                    {position} <small>{hour(letter.hour)}</small>
                  </p>
                  <div>
                    <p className={styles.error}>{letter.reason}</p>
                    <details className={own.body}>
                      <summary>{t('body', { bytes: format.number(letter.bytes) })}</summary>
                      <pre>{letter.body}</pre>
                      {letter.is_cut && <p className={styles.fine}>{t('cut')}</p>}
                      <CommandLine line={`toile events dead-letters show ${position}`} />
                      <CommandLine line={commandLine({ kind: 'redrive', topic, partition, offset })} />
                    </details>
                  </div>
                  <p className={styles.actions}>
                    {letter.sent_to
                      ? t('sent', { to: letter.sent_to })
                      : redrive({ topic: topic as Topic, partition, offset }, position, true)}
                  </p>
                </li>
              );
            })}
          </ul>
          <Pagination
            page={report.page}
            pages={Math.ceil(report.total_count / report.page_size)}
            hrefOf={hrefOf}
          />
        </>
      )}
    </>
  );
}
