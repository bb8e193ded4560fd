'use client';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { pollFigure } from '../api/poll-figure';
import { useBoard } from '../board/board';
import { OpensDialog } from '../board/opens-dialog';
import { type Answer, figureIn } from '../lib/answer';
import { asExplained } from '../lib/explained';
import { dateTimeText, dayText } from './date-time-text';
import foot from './figure-foot.module.css';
import styles from './how-counted.module.css';
import { NumbersBehind } from './numbers-behind';

/** How the figure is counted: its definition in words, and the numerator and denominator of every row. */
export function HowCounted(props: { path: string; title: string; meta: Shape<'FigureDto'>['meta'] }) {
  const { path, title, meta } = props;
  const { words, figures, locale } = useBoard();
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const id = useId();
  const ask = useCallback(() => {
    setAnswer(null);
    // An example has no numbers behind it.
    if (path) void pollFigure(asExplained(path), new AbortController().signal).then(setAnswer);
  }, [path]);
  useEffect(() => {
    // The reader was faster than the scripts.
    if (dialog.current?.open) ask();
  }, [ask]);
  const definitions: Record<string, { numerator: string; denominator: string }> = figures.definitions;
  const definition = definitions[meta.definition];
  const explanation = figureIn(answer ?? undefined)?.explanation;
  return (
    <>
      <OpensDialog dialog={id} className={foot.how} onOpen={ask}>
        {words.how.title}
      </OpensDialog>
      <dialog id={id} ref={dialog} className={styles.modal} aria-labelledby={`${id}-title`}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>
            <small>{words.how.title}</small> {title}
          </h2>
          <button type="button" aria-label={words.how.close} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{words.how.numerator}</dt>
            <dd>{definition?.numerator}</dd>
          </div>
          {definition && definition.denominator !== '–' && (
            <div>
              <dt>{words.how.denominator}</dt>
              <dd>{definition.denominator}</dd>
            </div>
          )}
          <div>
            <dt>{words.how.window}</dt>
            <dd>
              {filled(words.card.window, {
                from: dayText(meta.window.from, locale),
                to: dayText(meta.window.to, locale),
              })}
            </dd>
          </div>
          <div>
            <dt>{words.how.known}</dt>
            <dd>{dateTimeText(meta.as_of, locale)}</dd>
          </div>
        </dl>
        {meta.definition === 'most_viewed_looks' && <p className={styles.note}>{words.how.mostViewed}</p>}
        <p className={styles.note}>{words.how.cleaning}</p>
        {meta.definition === 'search_among_consumers' && <p className={styles.note}>{words.how.members}</p>}
        {path && <NumbersBehind answer={answer} explanation={explanation ?? null} />}
        <p className={styles.version}>
          {filled(words.how.definition, { definition: meta.definition, version: meta.version })}
        </p>
      </dialog>
    </>
  );
}
