import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { FormToken, SubmitButton } from '../../../forms/fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import styles from './poll.module.css';

/** A question with its answers; how they stand is for those who gave one. */
export async function PollForm(props: {
  poll: Shape<'PollResultDto'>;
  /** Whether it is drawn for its reader. */
  isReaders: boolean;
  token: string | null;
  /** Nobody can answer: it is not asked yet. */
  isPreview?: boolean;
}) {
  const { poll, isReaders, token, isPreview = false } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  const shown = poll.mine !== null || poll.closed;
  const submit = <SubmitButton>{t(poll.mine === null ? 'poll.submit' : 'poll.change')}</SubmitButton>;
  return (
    <section id="poll" className={styles.poll} aria-labelledby="poll-question">
      <div>
        <p className={section.eyebrow}>{t('poll.title')}</p>
        <h2 id="poll-question">{poll.question}</h2>
        {shown && <p className={styles.count}>{t('poll.count', { count: poll.total })}</p>}
        {poll.closed && <p className={styles.count}>{t('poll.closed')}</p>}
      </div>
      <SentForm
        // Drawn anew for its reader: what is checked would stay as everybody's page has it.
        key={String(isReaders)}
        action={href(locale, 'poll_vote', {})}
        words={await sentWords(t('poll.done'))}
        className={styles.form}
        label={poll.question}
        refresh
      >
        <FormToken token={token} />
        <input type="hidden" name="poll" value={poll.poll} />
        {poll.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name="option"
              value={option.id}
              defaultChecked={option.id === poll.mine}
              disabled={poll.closed || isPreview}
              required
            />
            <span>{option.label}</span>
            {shown && (
              <>
                <small>{t('poll.result', { votes: option.votes, percent: String(option.percent) })}</small>
                <i style={{ inlineSize: `${option.percent}%` }} aria-hidden="true" />
              </>
            )}
          </label>
        ))}
        {!poll.closed && (isPreview ? <fieldset disabled>{submit}</fieldset> : submit)}
      </SentForm>
    </section>
  );
}
