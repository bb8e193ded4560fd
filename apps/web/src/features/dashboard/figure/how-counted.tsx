'use client';
import { useQuery } from '@tanstack/react-query';
import { newestOf, versionsOf } from '@toile/contracts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { filled } from '../../../i18n/filled';
import { figureQuery } from '../api/figure-query';
import { useBoard } from '../board/board';
import { failed } from '../lib/answer';
import { asExplained, asTable } from '../lib/explained';
import { CountedFacts } from './counted-facts';
import type { EvidenceAsked } from './evidence-asked';
import foot from './figure-foot.module.css';
import styles from './how-counted.module.css';
import { KnownAt } from './known-at';
import { NumbersBehind } from './numbers-behind';
import { OtherVersion } from './other-version';
import { RestatementsOf } from './restatements-of';

/** How the figure is counted: its definition in words, and the numerator and denominator of every row. */
export function HowCounted(props: {
  path: string;
  title: string;
  figure: Shape<'FigureDto'>;
  /** Opens it at a row, each time another one is given. */
  asked: EvidenceAsked | null;
  /** Whether it stands below a figure, whose reader opens it without a row, too. */
  hasOpener?: boolean;
}) {
  const { path, title, figure, asked, hasOpener = true } = props;
  const { meta } = figure;
  const others = versionsOf(newestOf(meta.definition)).filter((one) => one !== String(meta.version));
  const { words, figures, locale, environment } = useBoard();
  const [day, setDay] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // An example has no numbers behind it.
  const now = useQuery({ ...figureQuery(asExplained(path)), enabled: isOpen && path !== '' });
  const then = useQuery({ ...figureQuery(asExplained(path, day)), enabled: isOpen && day !== '' });
  const numbers = day ? then : now;
  useEffect(() => {
    // The reader may have been faster than the scripts.
    if (dialog.current?.open) setOpen(true);
  }, []);
  // Before the row that was asked for takes the focus.
  useLayoutEffect(() => {
    if (!asked) return;
    setOpen(true);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [asked]);
  const definitions: Record<string, { numerator: string; denominator: string }> = figures.definitions;
  const definition = definitions[meta.definition];
  const isWithout = figure.rows.some(({ value, interval }) => value !== null && !interval);
  const noInterval = isWithout ? WITHOUT_INTERVAL[meta.definition] : undefined;
  return (
    <>
      {hasOpener && (
        <OpensDialog dialog={id} className={foot.how} onOpen={() => setOpen(true)}>
          {words.how.title}
        </OpensDialog>
      )}
      <Dialog
        id={id}
        dialog={dialog}
        kind="sheet"
        title={
          <span className={styles.title}>
            <small>{words.how.title}</small> {title}
          </span>
        }
        close={words.how.close}
        onClose={() => setOpen(false)}
      >
        <CountedFacts
          definition={definition}
          days={meta.window}
          asOf={numbers.data?.figure.meta.as_of ?? meta.as_of}
          words={words}
          locale={locale}
        />
        {meta.definition === 'most_viewed_looks' && <p className={styles.note}>{words.how.mostViewed}</p>}
        <p className={styles.note}>{words.how.cleaning}</p>
        {meta.definition === 'search_among_consumers' && <p className={styles.note}>{words.how.members}</p>}
        {noInterval && <p className={styles.note}>{words.how.noInterval[noInterval]}</p>}
        {path && environment === 'Master' && <KnownAt from={meta.window.from} day={day} onDay={setDay} />}
        {path && (
          <NumbersBehind
            answer={numbers.data ?? (numbers.isError ? failed(numbers.error) : null)}
            now={day ? (now.data ?? null) : null}
            asked={asked}
          />
        )}
        {path && isOpen && <RestatementsOf path={path} filters={meta.filters} />}
        {path &&
          others.map((other) => <OtherVersion key={other} path={path} figure={figure} other={other} />)}
        <p className={styles.version}>
          {filled(words.how.definition, { definition: meta.definition, version: meta.version })}{' '}
          {path && (
            <a href={asTable(path, locale)} download>
              {words.how.receipt}
            </a>
          )}
        </p>
      </Dialog>
    </>
  );
}

/** Why values of a figure have nothing between which they lie. */
const WITHOUT_INTERVAL: Record<string, 'views' | 'whole' | 'one'> = {
  ranking_views: 'views',
  seasons_kpi: 'whole',
  brands_kpi: 'one',
  attention_half_life: 'one',
  attention_of_shows: 'one',
  attention_of_looks: 'one',
};
