'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { sendUntilAnswered } from '../../../api/send-again';
import { writeNow } from '../../../api/write';
import { zoneOf } from '../../../catalogue/zone-of';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import { factsOf, type ShowLists } from '../lib/show-form';
import { type Choices, type FieldWords, ShowFields } from './show-fields';
import styles from './shows.module.css';

type Words = FieldWords &
  Record<'label' | 'saving' | 'saved' | 'waiting' | 'invalid' | 'refused' | 'stale' | 'reload', string>;
type Standing = 'saved' | 'saving' | 'waiting' | 'invalid' | 'stale' | { refused: string };

/** Quiet after a key before what was written is saved. */
const QUIET_MS = 800;

interface FactsProps {
  slug: string;
  facts: Shape<'CollectionFactsDto'>;
  version: number;
  lists: ShowLists;
  choices: Choices;
  words: Words;
}

/** What is said of a show, as it was when the page came; as it is now when the reader asks for that. */
export function FactsForm(props: FactsProps) {
  const router = useRouter();
  const [shown, setShown] = useState(props);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || props.version === shown.version) return;
    setShown(props);
    setAsked(false);
  }, [isAsked, props, shown.version]);
  const reload = () => {
    setAsked(true);
    router.refresh();
  };
  return <WrittenFacts key={shown.version} {...shown} onReload={reload} />;
}

/** Saved while it is written, also when the line was down meanwhile. */
function WrittenFacts(props: FactsProps & { onReload: () => void }) {
  const { slug, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(props.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const [standing, setStanding] = useState<Standing>('saved');
  const save = async () => {
    if (!form.current) return;
    if (!form.current.checkValidity()) return setStanding('invalid');
    const facts = factsOf(new FormData(form.current), props.lists, props.facts);
    try {
      const body = { version: seen.current, facts };
      const id = crypto.randomUUID();
      const { version } = await sendUntilAnswered(
        () => writeNow('put', '/api/newsroom/shows/{slug}', { path: { slug }, body }, id),
        () => setStanding('waiting'),
      );
      seen.current = version;
      setStanding('saved');
    } catch (error) {
      const problem = error instanceof ApiError ? error : null;
      setStanding(problem?.status === 409 ? 'stale' : { refused: problem?.problem?.detail ?? String(error) });
    }
  };
  const onChange = () => {
    if (standing === 'stale') return;
    setStanding('saving');
    clearTimeout(timer.current);
    // One after the other: the version a save names is the one the save before has left.
    timer.current = setTimeout(() => {
      sending.current = sending.current.then(save);
    }, QUIET_MS);
  };
  return (
    <form
      ref={form}
      className={fields.form}
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
      aria-label={words.label}
    >
      <ShowFields
        words={words}
        choices={props.choices}
        said={{ facts: props.facts, zone: zoneOf(props.facts.city.slug, props.lists.cities) }}
      />
      {standing === 'stale' ? (
        <div className={fields.error} role="alert">
          <p>{words.stale}</p>
          <button type="button" className={styles.link} onClick={props.onReload}>
            {words.reload}
          </button>
        </div>
      ) : (
        <p className={styles.fine} role="status">
          {typeof standing === 'string' ? words[standing] : filled(words.refused, { why: standing.refused })}
        </p>
      )}
    </form>
  );
}
