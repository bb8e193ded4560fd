'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ApiError, type Violation } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import fields from '../../../forms/fields.module.css';
import { showFailure, useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import type { EntryName } from '../api/words-api';
import { fromLocal, toLocal } from '../lib/zoned';
import shows from './shows.module.css';
import { TimeFields, useZone } from './time-fields';
import { useLookAfter } from './use-look-after';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

interface PanelProps {
  name: EntryName;
  details: Shape<'WrittenDetailsDto'>;
  /** Of the draft as it is kept now; 0 where there is none. */
  version: number;
  state: Shape<'WrittenDetailsDto'>['state'];
  zone: string;
  locale: string;
  words: WordsWords;
  /** Saves what was written last, and says which version that is. */
  beforehand: () => Promise<number>;
  onViolations: (violations: Violation[]) => void;
  /** The document is another one now: the page is to be drawn anew. */
  onDone: () => void;
}

/** What happens with a draft: published, now or at a time, shown to others, thrown away; and what is live, withdrawn. */
export function PublishPanel(props: PanelProps) {
  const { name, details, version, words, onViolations, onDone } = props;
  const [asks, setAsks] = useState<'withdraw' | 'discard' | null>(null);
  const publishing = useWrite('post', '/api/newsroom/words/publish', words.failed, {
    422: words.notYet,
  });
  const withdrawing = useWrite('post', '/api/newsroom/words/withdraw', words.failed);
  const discarding = useWrite('delete', '/api/newsroom/words/draft', words.failed);
  const onError = (error: Error) =>
    onViolations(error instanceof ApiError ? (error.problem?.violations ?? []) : []);
  const done = (text: string) => {
    showToast({ kind: 'success', text });
    onViolations([]);
    onDone();
  };
  const isScheduled = details.draft?.publish_at != null;
  const publish = async () => {
    const seen = await props.beforehand();
    publishing.mutate(
      { query: name, body: { version: seen, live_version: details.live_version } },
      { onSuccess: () => done(words.published), onError },
    );
  };
  return (
    <section className={styles.panel} aria-labelledby="publish">
      <h2 id="publish">
        {words.publish}
        <span className={styles.state} data-state={props.state}>
          {words.states[props.state]}
        </span>
      </h2>
      {isScheduled ? (
        <Scheduled {...props} onCancelled={() => done(words.schedule.cancelled)} />
      ) : (
        <>
          <div className={shows.row}>
            <button
              type="button"
              className={fields.submit}
              disabled={version === 0 || publishing.isPending}
              onClick={() => void publish()}
            >
              {words.publishNow}
            </button>
            {version > 0 && (
              <button type="button" className={shows.link} onClick={() => setAsks('discard')}>
                {words.discard}
              </button>
            )}
            {details.live && (
              <button type="button" className={shows.link} onClick={() => setAsks('withdraw')}>
                {words.withdraw}
              </button>
            )}
          </div>
          {version === 0 && <p className={shows.fine}>{words.nothingNew}</p>}
          {version > 0 && <Schedule {...props} onError={onError} onDone={() => done(words.schedule.done)} />}
        </>
      )}
      {version > 0 && <PreviewLink {...props} />}
      {asks === 'withdraw' && (
        <ConfirmDialog
          question={words.withdrawQuestion}
          yes={words.withdraw}
          no={words.keep}
          onYes={() => withdrawing.mutate({ query: name }, { onSuccess: () => done(words.withdrawn) })}
          onEnd={() => setAsks(null)}
        />
      )}
      {asks === 'discard' && (
        <ConfirmDialog
          question={words.discardQuestion}
          yes={words.discard}
          no={words.keep}
          onYes={() =>
            void props
              .beforehand()
              .then((seen) =>
                discarding.mutate(
                  { query: { ...name, version: seen } },
                  { onSuccess: () => done(words.discarded) },
                ),
              )
          }
          onEnd={() => setAsks(null)}
        />
      )}
    </section>
  );
}

function Schedule(props: PanelProps & { onError: (error: Error) => void }) {
  const { name, details, words } = props;
  const [zone, setZone] = useZone(props.zone);
  const scheduling = useWrite('put', '/api/newsroom/words/schedule', words.failed);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = fromLocal(String(new FormData(event.currentTarget).get('at')), zone);
    const version = await props.beforehand();
    scheduling.mutate(
      { query: name, body: { version, live_version: details.live_version, at } },
      { onSuccess: props.onDone, onError: props.onError },
    );
  };
  return (
    <form
      className={styles.schedule}
      onSubmit={(event) => void onSubmit(event)}
      aria-label={words.schedule.title}
      aria-busy={scheduling.isPending}
    >
      <TimeFields zone={zone} words={words} onZone={setZone} />
      <button type="submit" className={shows.button}>
        {words.schedule.set}
      </button>
    </form>
  );
}

function Scheduled(props: PanelProps & { onCancelled: () => void }) {
  const { name, details, words, zone } = props;
  const at = details.draft?.publish_at ?? '';
  useLookAfter(at, true, props.onDone);
  const cancelling = useWrite('put', '/api/newsroom/words/schedule', words.failed);
  const cancel = () =>
    cancelling.mutate(
      {
        query: name,
        body: { version: details.draft?.version ?? 0, live_version: details.live_version, at: null },
      },
      { onSuccess: props.onCancelled, onError: props.onCancelled },
    );
  return (
    <div className={shows.stack}>
      <p>
        <strong>
          {filled(words.schedule.waits, { time: `${toLocal(at, zone).replace('T', ' ')} (${zone})` })}
        </strong>
      </p>
      <div className={shows.row}>
        <button type="button" className={shows.button} onClick={cancel} disabled={cancelling.isPending}>
          {words.schedule.cancel}
        </button>
      </div>
    </div>
  );
}

/** For who has no account. */
function PreviewLink({ name, words, locale, details }: PanelProps) {
  const router = useRouter();
  const [link, setLink] = useState<string | null>(null);
  const making = useWrite('post', '/api/newsroom/words/previews', words.failed);
  const ending = useWrite('delete', '/api/newsroom/words/previews', words.failed);
  return (
    <div className={shows.stack}>
      <div className={shows.row}>
        <button
          type="button"
          className={shows.link}
          disabled={making.isPending}
          onClick={() =>
            making.mutate(
              { query: name, body: { hours: 24 } },
              { onSuccess: ({ path }) => setLink(`${location.origin}/${locale}${path}`) },
            )
          }
        >
          {words.preview.make}
        </button>
        {(link || details.draft?.preview_until) && (
          <button
            type="button"
            className={shows.link}
            onClick={() =>
              ending.mutate(
                { query: name },
                {
                  onSuccess: () => {
                    setLink(null);
                    showToast({ kind: 'success', text: words.preview.ended });
                    router.refresh();
                  },
                  onError: (error) => showFailure(error, words.failed),
                },
              )
            }
          >
            {words.preview.end}
          </button>
        )}
      </div>
      {link && (
        <label className={shows.address}>
          <span>{words.preview.link}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
