'use client';
import { useQuery } from '@tanstack/react-query';
import { colon, comma } from '@toile/i18n/typography';
import { useState } from 'react';
import { readJson } from '../../../api/asked';
import { Dialog } from '../../../design/dialog';
import { useBoard } from '../board/board';
import { ContextBehind } from '../figure/context-behind';
import { CountedFacts } from '../figure/counted-facts';
import { EventsBehind } from '../figure/events-behind';
import { FigureState } from '../figure/figure-state';
import how from '../figure/how-counted.module.css';
import { KnownAt } from '../figure/known-at';
import { LooksBehind } from '../figure/looks-behind';
import { failed } from '../lib/answer';
import { isOfLooks } from '../lib/search-of-looks';
import { PointVersions } from './point-versions';
import { SeriesSplit } from './series-split';
import type { Series, Step } from './series-values';

/** A point of a series, and how it is counted. */
export interface OpenPoint {
  step: Step;
  point: Series['series'][number]['points'][number];
  meta: Series['meta'];
  /** The series that has it alone. */
  series: string;
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
  const { words, figures, environment, locale } = useBoard();
  const [day, setDay] = useState('');
  const definitions: Record<string, { denominator: string }> = figures.definitions;
  const hasWhole = definitions[counted?.meta.definition ?? '']?.denominator !== '–';
  const known = path && asKnown(path, day);
  return (
    <Dialog kind="sheet" title={props.title} close={words.how.close} startsOpen onClose={props.onClose}>
      {members.length > 0 && (
        <p>
          <strong>{words.how.madeUpOf}</strong> {members.join(comma(locale))}
        </p>
      )}
      {counted && <PointCounted {...counted} day={day} />}
      {counted && path && environment === 'Master' && (
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

const asKnown = (path: string, day: string) => (day ? `${path}&as_of=${day}T23:59:59.999Z` : path);

/** The number as it is drawn, and what it is a part of; of another day beside what it was then. */
function PointCounted({ step, point, meta, series, day }: OpenPoint & { day: string }) {
  const { words, figures, locale } = useBoard();
  const definitions: Record<string, { numerator: string; denominator: string }> = figures.definitions;
  const path = asKnown(series, day);
  const then = useQuery({
    queryKey: ['series', path],
    queryFn: ({ signal }) => readJson<Series>(path, signal),
    enabled: day !== '',
  });
  const at = then.data?.steps.findIndex(({ from }) => from === step.from) ?? -1;
  const stepThen = then.data?.steps[at];
  const pointThen = then.data?.series[0]?.points[at];
  return (
    <>
      <CountedFacts
        definition={definitions[meta.definition]}
        days={step}
        asOf={then.data?.meta.as_of ?? meta.as_of}
        words={words}
        locale={locale}
      />
      {day && then.isError && <FigureState answer={failed(then.error)} onAgain={() => void then.refetch()} />}
      {day && then.data && (
        <p className={how.note}>
          {words.how.then}
          {colon(locale)}
          {stepThen && pointThen ? <PartOf step={stepThen} point={pointThen} /> : '–'}
        </p>
      )}
      <p className={how.note}>
        {day && words.how.now + colon(locale)}
        <PartOf step={step} point={point} />
      </p>
      <p className={how.note}>{words.how.cleaning}</p>
      {meta.definition === 'search_among_consumers' && <p className={how.note}>{words.how.members}</p>}
    </>
  );
}

function PartOf({ step, point: { numerator } }: Pick<OpenPoint, 'step' | 'point'>) {
  const { words, locale } = useBoard();
  if (numerator === null) return words.how.hidden;
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const part = step.of === 0 ? '' : ` = ${share.format((100 * numerator) / step.of)}\u202f%`;
  return `${number.format(numerator)} ÷ ${number.format(step.of)}${part}`;
}
