'use client';
import { useCallback, useMemo, useState } from 'react';
import { useBoard } from '../board/board';
import { Chart } from '../chart/chart';
import { drawn, startLines } from '../chart/starts';
import type { Outlook } from '../forecasts/fan';
import type { ChartLook } from '../lib/chart-look';
import { linesOption, ranksOption } from './lines-option';
import styles from './series.module.css';
import type { Mark } from './series-marks';
import { SeriesPanels } from './series-panels';
import { SeriesPlaces } from './series-places';
import { SeriesPlayer } from './series-player';
import { isOfSeasons, type SeriesScope } from './series-scope';
import { type Lines, nearestTo, ranksOf, type Series, type Step } from './series-values';
import { bandAt, streamsOption, wholesOf } from './streams-option';

interface Props {
  scope: SeriesScope;
  lines: Lines;
  /** Of one line alone. */
  outlook?: Outlook | undefined;
  shows: Series['shows'];
  marks: readonly Mark[];
  title: string;
  nameOf(slug: string, label: string): string;
  stepText(step: Step): string;
  text(value: number): string;
  onPoint(slug: string, step: number): void;
  onPick(slug: string): void;
}

/** Lines, a small drawing for each, places from step to step, or parts of a whole. */
export function SeriesDrawing(props: Props) {
  const { scope, lines, nameOf, text, onPick } = props;
  const { words } = useBoard();
  if (scope.as === 'panels')
    return (
      <SeriesPanels lines={lines} nameOf={nameOf} text={text} onPick={onPick} follow={words.time.follow} />
    );
  if (scope.as === 'streams') return <Streams {...props} />;
  return scope.as === 'ranking' ? <Ranking {...props} /> : <LinesChart {...props} />;
}

/** The lines with their names in the reader's language. */
const useNamed = ({ lines, nameOf }: Props): Lines =>
  useMemo(
    () => ({
      ...lines,
      lines: lines.lines.map((line) => ({ ...line, label: nameOf(line.slug, line.label) })),
    }),
    [lines, nameOf],
  );

function LinesChart(props: Props) {
  const { stepText, text, shows, scope, title, onPoint, outlook, marks } = props;
  const { words } = useBoard();
  const named = useNamed(props);
  const lines = useMemo(() => (outlook ? { ...named, steps: outlook.steps } : named), [named, outlook]);
  const areas = useMemo(() => (isOfSeasons(scope) ? [] : areasOf(shows, lines.steps)), [scope, shows, lines]);
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(
        linesOption(
          lines,
          look,
          {
            step: (at) => (lines.steps[at] ? stepText(lines.steps[at]) : ''),
            value: text,
            before: words.time.before,
            foretold: words.forecasts.fan.median,
          },
          areas,
          outlook,
          marks,
        ),
      ),
    [lines, stepText, text, areas, words, outlook, marks],
  );
  const pick = (x: number, y: number) => {
    const found = nearestTo(
      lines.lines.map(({ values }) => values),
      Math.round(x),
      y,
    );
    const slug = found === null ? undefined : lines.lines[found]?.slug;
    if (slug) onPoint(slug, Math.round(x));
  };
  return <Chart start={startLines} draw={draw} label={title} height={300} onPlace={pick} />;
}

function Streams(props: Props) {
  const { stepText, text, scope, title, onPoint } = props;
  const { words, names } = useBoard();
  const lines = useNamed(props);
  const wholes = useMemo(() => wholesOf(lines.steps, scope), [lines, scope]);
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(
        streamsOption(lines, wholes, look, {
          step: (at) => (lines.steps[at] ? stepText(lines.steps[at]) : ''),
          value: text,
          before: '',
          rest: names.colours.other ?? '',
        }),
      ),
    [lines, wholes, stepText, text, names],
  );
  return (
    <Chart
      start={startLines}
      draw={draw}
      label={`${title}. ${words.time.drawings.streams}`}
      height={300}
      onPlace={(x, y) => {
        const found = bandAt(lines.lines, Math.round(x), y);
        const slug = found === null ? undefined : lines.lines[found]?.slug;
        if (slug) onPoint(slug, Math.round(x));
      }}
    />
  );
}

function Ranking(props: Props) {
  const { stepText, text, title, onPoint } = props;
  const { words } = useBoard();
  const lines = useNamed(props);
  const last = lines.steps.length - 1;
  const [chosen, setAt] = useState(last);
  const at = Math.min(chosen, last);
  const ranks = useMemo(() => ranksOf(lines), [lines]);
  const step = (index: number) => (lines.steps[index] ? stepText(lines.steps[index]) : '');
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(
        ranksOption(lines, ranks, at, look, {
          step: (index) => (lines.steps[index] ? stepText(lines.steps[index]) : ''),
          value: text,
          before: '',
        }),
      ),
    [lines, ranks, at, stepText, text],
  );
  return (
    <>
      <SeriesPlayer steps={lines.steps.length} at={at} text={step(at)} onStep={setAt} />
      <div className={styles.ranking}>
        <Chart
          start={startLines}
          draw={draw}
          label={`${title}. ${words.time.drawings.ranking}`}
          height={220}
          onPlace={(x, y) => {
            const found = Math.round(x) <= at ? nearestTo(ranks, Math.round(x), y) : null;
            const slug = found === null ? undefined : lines.lines[found]?.slug;
            if (slug) onPoint(slug, Math.round(x));
          }}
        />
        <SeriesPlaces lines={lines} ranks={ranks} at={at} text={text} onOpen={(slug) => onPoint(slug, at)} />
      </div>
    </>
  );
}

/** Between which steps the weeks of shows lie. */
export function areasOf(shows: Series['shows'], steps: readonly Step[]): { from: number; to: number }[] {
  return shows.flatMap((show) => {
    const from = steps.findIndex((step) => step.to >= show.from);
    const to = steps.findLastIndex((step) => step.from <= show.to);
    return from >= 0 && to >= from ? [{ from, to }] : [];
  });
}
