'use client';
import { useRouter } from 'next/navigation';
import type { Shape } from '../../../api/operations';
import { useWrite } from '../../../forms/use-write';
import shows from './shows.module.css';
import styles from './tagging.module.css';
import type { TwiceWords } from './tagging-words';

/** What the reader may do about a show that is tagged twice, beside tagging it. */
export function TwiceActs(props: {
  show: string;
  standing: Shape<'DoubleTaggingDetailsDto'>;
  words: TwiceWords;
}) {
  const { standing, words } = props;
  const router = useRouter();
  const path = { slug: props.show };
  const done = { onSettled: () => router.refresh() };
  const taking = useWrite('put', '/api/newsroom/double-tagging/shows/{slug}/place', words.failed);
  const leaving = useWrite('delete', '/api/newsroom/double-tagging/shows/{slug}/place', words.failed);
  const ending = useWrite('delete', '/api/newsroom/double-tagging/shows/{slug}', words.failed);
  const admitting = useWrite('put', '/api/newsroom/double-tagging/shows/{slug}/settlers', words.failed);
  const isOfTheTwo = standing.places.some(({ own }) => own);
  const hasCompared = standing.results.some(({ compared }) => compared !== null);
  const { taggers_may_settle: mayTaggers } = standing;
  return (
    <div className={shows.row}>
      {standing.part === 'take-place' && (
        <button type="button" className={shows.button} onClick={() => taking.mutate({ path }, done)}>
          {words.takePlace}
        </button>
      )}
      {isOfTheTwo && !hasCompared && (
        <button type="button" className={shows.link} onClick={() => leaving.mutate({ path }, done)}>
          {words.leave}
        </button>
      )}
      {standing.may_admit && (
        <button
          type="button"
          className={shows.link}
          onClick={() => admitting.mutate({ path, body: { admitted: !mayTaggers } }, done)}
        >
          {mayTaggers ? words.admitNot : words.admit}
        </button>
      )}
      <details className={styles.end}>
        <summary>{words.end}</summary>
        <p className={shows.fine}>{words.endHint}</p>
        <button type="button" className={shows.button} onClick={() => ending.mutate({ path }, done)}>
          {words.end}
        </button>
      </details>
    </div>
  );
}
