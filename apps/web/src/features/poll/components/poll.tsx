import { getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { formToken, hasSession } from '../../../api/personal';
import section from '../../../design/section.module.css';
import { FormToken, SubmitButton } from '../../../forms/fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import styles from './poll.module.css';
import { RedrawVoted } from './redraw-voted';

/** The question of the moment; how the answers stand is for those who gave one. */
export async function Poll() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  const poll = await orNothing(askOwn('/poll/current', {}, locale));
  if (!poll) return null;
  const isReaders = await hasSession();
  const shown = poll.mine !== null || poll.closed;
  return (
    <section id="poll" className={styles.poll} aria-labelledby="poll-question">
      {!isReaders && <RedrawVoted />}
      <div>
        <p className={section.eyebrow}>{t('poll.title')}</p>
        <h2 id="poll-question">{poll.question}</h2>
        {shown && <p className={styles.count}>{t('poll.count', { count: poll.total })}</p>}
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
        <FormToken token={await formToken('poll')} />
        <input type="hidden" name="poll" value={poll.poll} />
        {poll.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name="option"
              value={option.id}
              defaultChecked={option.id === poll.mine}
              disabled={poll.closed}
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
        {!poll.closed && <SubmitButton>{t(poll.mine === null ? 'poll.submit' : 'poll.change')}</SubmitButton>}
      </SentForm>
    </section>
  );
}
