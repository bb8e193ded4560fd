import { type Locale, TOPICS } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { CheckField, SubmitButton, TextField } from '../../../forms/fields';
import { WriteButton } from '../../../forms/write-button';
import { commandLine, replayLine } from '../lib/command-line';
import { CommandLine } from './command-line';
import styles from './operations.module.css';
import own from './streams.module.css';
import { TextsTable } from './texts-table';

const OPEN = new Set(['filling', 'filled', 'adopted']);

/** Days written anew from the log: planned, begun, compared, and accepted or discarded. */
export async function Replays(props: {
  report: Shape<'StreamsDto'>;
  plan: Shape<'ReplayPlanDto'> | null;
  locale: Locale;
}) {
  const { report, plan } = props;
  const [t, all, format] = await Promise.all([
    getTranslations('operations.streams.replay'),
    getTranslations('operations.streams'),
    getFormatter(),
  ]);
  const open = report.replays.find(({ state }) => OPEN.has(state));
  const ended = report.replays.filter(({ state }) => !OPEN.has(state));
  const words = { failed: all('failed') };
  const named = ({ generation, topics, from, to }: Shape<'LogReplayDto'>) =>
    t('underWay', {
      generation: String(generation),
      topics: format.list(topics, { type: 'unit' }),
      from: from ?? t('first'),
      to: to ?? t('now'),
    });
  const end = (does: 'accept' | 'discard', { generation }: Shape<'LogReplayDto'>) => (
    <WriteButton
      label={t(does)}
      sure={t(does === 'accept' ? 'sureAccept' : 'sureDiscard')}
      about={String(generation)}
      writing={{
        method: 'post',
        path: `/api/operations/replays/{generation}/${does}`,
        sent: { path: { generation } },
      }}
      words={{ ...words, done: t(does === 'accept' ? 'accepted' : 'discarded') }}
    />
  );
  return (
    <>
      {open ? (
        <div className={own.replay}>
          <p>
            <strong>{named(open)}</strong> {t(`states.${open.state}`)}
          </p>
          <Comparison generation={open.generation} tasks={report.tasks} />
          <p className={styles.actions}>
            {open.state !== 'filling' && end('accept', open)}
            {open.state !== 'adopted' && end('discard', open)}
          </p>
          <CommandLine line={commandLine({ kind: 'accept-replay', generation: open.generation })} />
          <CommandLine line={commandLine({ kind: 'discard-replay', generation: open.generation })} />
        </div>
      ) : (
        <form className={own.plan} action="#replay">
          <fieldset>
            <legend>{t('topics')}</legend>
            {TOPICS.map((topic) => (
              <CheckField
                key={topic}
                name={`replay_${topic}`}
                label={topic}
                checked={plan ? plan.topics.length < TOPICS.length && plan.topics.includes(topic) : false}
              />
            ))}
          </fieldset>
          <TextField label={t('from')} name="from" type="date" defaultValue={plan?.from ?? ''} />
          <TextField label={t('to')} name="to" type="date" defaultValue={plan?.to ?? ''} />
          <input type="hidden" name="plan" value="yes" />
          <SubmitButton>{t('plan')}</SubmitButton>
          <CommandLine line={replayLine(plan ? bodyOf(plan) : {}, true)} />
        </form>
      )}
      {plan && !open && (
        <div className={own.replay} role="status">
          <p>{t('planned', { records: plan.records, hours: plan.hours })}</p>
          <p className={styles.actions}>
            <WriteButton
              label={t('begin')}
              sure={t('sureBegin')}
              about={format.list(plan.topics, { type: 'unit' })}
              writing={{ method: 'post', path: '/api/operations/replays', sent: { body: bodyOf(plan) } }}
              words={{ ...words, done: t('begun') }}
            />
          </p>
          <CommandLine line={commandLine({ kind: 'replay', ...bodyOf(plan) })} />
        </div>
      )}
      {ended.length > 0 && (
        <>
          <h3>{t('before')}</h3>
          <ul className={own.lines}>
            {ended.map((replay) => (
              <li key={replay.generation}>
                {named(replay)}
                {colon(props.locale)}
                {t(`states.${replay.state}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What the last filling of it found. */
async function Comparison(props: { generation: number; tasks: readonly Shape<'OperatorTaskDto'>[] }) {
  const [t, format] = await Promise.all([getTranslations('operations.streams.replay'), getFormatter()]);
  const found = props.tasks.find(
    ({ wish, outcome }) => wish.kind === 'replay' && outcome?.generation === props.generation,
  )?.outcome;
  if (!found) return null;
  const { hours = 0, different = 0, differences = [] } = found;
  if (different === 0) return <p>{t('equal', { hours })}</p>;
  return (
    <>
      <p>{t('different', { different: format.number(different), hours: format.number(hours) })}</p>
      <TextsTable
        caption={t('hour')}
        head={[t('hour'), t('figures')]}
        rows={differences.map(({ topic, hour, figures }) => [
          `${topic}, ${hour.slice(0, 16)}`,
          figures
            .map(({ name, live, replayed }) => `${name} ${format.number(live)} → ${format.number(replayed)}`)
            .join(', '),
        ])}
      />
    </>
  );
}

const bodyOf = ({ topics, from, to }: Shape<'ReplayPlanDto'>) => ({
  topics: TOPICS.filter((topic) => topics.includes(topic)),
  ...(from && { from }),
  ...(to && { to }),
});
