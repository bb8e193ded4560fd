'use client';
import { useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { useBoard } from '../board/board';
import { ContextBehind } from '../figure/context-behind';
import { CountedFacts } from '../figure/counted-facts';
import { EventsBehind } from '../figure/events-behind';
import how from '../figure/how-counted.module.css';
import { KnownAt } from '../figure/known-at';
import { LooksBehind } from '../figure/looks-behind';
import { isOfLooks } from '../lib/search-of-looks';
import { PointVersions } from './point-versions';
import { SeriesSplit } from './series-split';
import type { Series, Step } from './series-values';

/** A point of a series, and how it is counted. */
export interface OpenPoint {
  step: Step;
  point: Series['series'][number]['points'][number];
  meta: Series['meta'];
  /** What is not in it, where that is known. */
  context: string | null;
  /** Where the same number is told in another version; null where none is. */
  inVersion(version: string): string | null;
}

/** What a point rests on: how it is counted, and the looks as pictures or what each day added; of an answer to a question these alone. */
export function SeriesEvidence(props: {
  title: string;
  /** Null where nothing is told of what is behind it. */
  path: string | null;
  /** Of a runway share of a trend. */
  split: Parameters<typeof SeriesSplit>[0] | null;
  counted?: OpenPoint;
  /** Of a group: what is counted in it, in words. */
  members?: readonly string[] | undefined;
  onClose(): void;
}) {
  const { path, counted, members = [] } = props;
  const { words, figures, environment } = useBoard();
  const [day, setDay] = useState('');
  const definitions: Record<string, { denominator: string }> = figures.definitions;
  const hasWhole = definitions[counted?.meta.definition ?? '']?.denominator !== '–';
  // A series is told as of now.
  const isPast = !path?.startsWith('/api/dashboard/series?');
  const known = path && (day ? `${path}&as_of=${day}T23:59:59.999Z` : path);
  return (
    <Dialog kind="sheet" title={props.title} close={words.how.close} startsOpen onClose={props.onClose}>
      {members.length > 0 && (
        <p>
          <strong>{words.how.madeUpOf}</strong> {members.join(', ')}
        </p>
      )}
      {counted && <PointCounted {...counted} />}
      {counted && path && isPast && environment === 'Master' && (
        <KnownAt from={counted.step.from} day={day} onDay={setDay} />
      )}
      {props.split && !day && <SeriesSplit {...props.split} />}
      {known &&
        (isOfLooks(known) ? (
          <LooksBehind path={known} label={props.title} value={null} />
        ) : (
          <EventsBehind path={known} hasWhole={hasWhole} label={props.title} value={null} />
        ))}
      {counted?.context && <ContextBehind path={counted.context} />}
      {counted && <PointVersions {...counted} />}
    </Dialog>
  );
}

/** The number as it is drawn, and what it is a part of. */
function PointCounted({ step, point, meta }: OpenPoint) {
  const { words, figures, locale } = useBoard();
  const definitions: Record<string, { numerator: string; denominator: string }> = figures.definitions;
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { numerator } = point;
  const part = numerator === null || step.of === 0 ? null : (100 * numerator) / step.of;
  return (
    <>
      <CountedFacts
        definition={definitions[meta.definition]}
        days={step}
        asOf={meta.as_of}
        words={words}
        locale={locale}
      />
      <p className={how.note}>
        {numerator === null
          ? words.how.hidden
          : `${number.format(numerator)} ÷ ${number.format(step.of)}${part === null ? '' : ` = ${share.format(part)}\u202f%`}`}
      </p>
      <p className={how.note}>{words.how.cleaning}</p>
      {meta.definition === 'search_among_consumers' && <p className={how.note}>{words.how.members}</p>}
    </>
  );
}
