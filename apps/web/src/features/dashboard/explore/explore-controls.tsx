'use client';
import {
  axesOf,
  CROSSINGS,
  canCrossOnGarments,
  countedMeasures,
  FORMULA_KEYS,
  LIMITS,
  ordersOf,
  QUESTION_MEASURE_NAMES,
  QUESTION_WINDOWS,
  type Question,
  type QuestionDimension,
  questionMeasure,
} from '@toile/contracts';
import { comma } from '@toile/i18n/typography';
import { useBoard } from '../board/board';
import styles from './explore.module.css';
import { chartsFor, type ExploreState } from './explore-state';
import type { ExploreWords } from './explore-words';

interface Props {
  asked: Question;
  state: ExploreState;
  words: ExploreWords;
  choose(changes: Partial<Question>): void;
  show(changes: Partial<ExploreState>): void;
}

const ROW_LIMITS = [10, 20, 50, 100, 200];

/** What is asked and how it is shown; only what can be answered is offered, and the rest gives way to what is chosen. */
export function ExploreControls(props: Props) {
  const { asked, state, words, choose, show } = props;
  const { words: board, options } = useBoard();
  const counted = countedMeasures(asked);
  const axes = axesOf(counted);
  const seasonsOnly = counted.some((name) => questionMeasure(name).seasonsOnly);
  const dimensionName = (dimension: QuestionDimension) => words.dimensions[dimension];
  const isOfSeasons = [asked.rows.dimension, asked.columns?.dimension].includes('season');
  return (
    <form
      className={styles.controls}
      id="filters"
      aria-label={board.filters.label}
      onSubmit={(event) => event.preventDefault()}
    >
      <Several
        label={words.measure}
        chosen={asked.measures}
        all={QUESTION_MEASURE_NAMES.map((name) => ({ value: name, label: words.measures[name] }))}
        most={LIMITS.measures}
        onChoose={(measures) => choose({ measures })}
      />
      <Select
        label={words.rows}
        value={asked.rows.dimension}
        options={axes.map((value) => ({ value, label: dimensionName(value) }))}
        onChoose={(dimension) => choose({ rows: { dimension, keys: [] } })}
      />
      <Select
        label={words.columns}
        value={asked.columns?.dimension ?? ''}
        options={[
          { value: '' as const, label: words.none },
          ...axes.map((value) => ({ value, label: dimensionName(value) })),
        ]}
        onChoose={(dimension) => choose({ columns: dimension ? { dimension, keys: [] } : null })}
      />
      {canCrossOnGarments(asked) && (
        <Select
          label={words.crossing.label}
          value={asked.crossing}
          options={CROSSINGS.map((value) => ({ value, label: words.crossing[value] }))}
          onChoose={(crossing) => choose({ crossing })}
        />
      )}
      {asked.window === 'season' && (
        <Several
          label={words.seasons}
          chosen={asked.seasons}
          all={options.season}
          most={isOfSeasons ? LIMITS.seasons : 1}
          onChoose={(seasons) => choose({ seasons })}
        />
      )}
      {!seasonsOnly && !isOfSeasons && (
        <Select
          label={words.window}
          value={asked.window}
          options={QUESTION_WINDOWS.filter((value) => value !== 'days' || asked.window === 'days').map(
            (value) => ({
              value,
              label: words.windows[value],
            }),
          )}
          onChoose={(window) => choose({ window })}
        />
      )}
      <Select
        label={words.compare}
        value={asked.compare ?? ''}
        options={[
          { value: '', label: words.noCompare },
          { value: 'previous', label: words.previous },
          ...(asked.window === 'season'
            ? options.season.filter(({ value }) => !asked.seasons.includes(value))
            : []),
        ]}
        onChoose={(compare) => choose({ compare: compare || null })}
      />
      <Select
        label={words.order}
        value={asked.ascending ? asked.order + LEAST : asked.order}
        options={ordersOf(asked.formulas)
          .filter((value) => value !== 'change' || asked.compare)
          .flatMap((value) => [
            { value, label: orderIn(asked, value, words) },
            ...leastOf(asked, value, words),
          ])}
        onChoose={(chosen) => {
          const order = ordersOf(asked.formulas).find((one) => one === chosen.replace(LEAST, ''));
          choose({ order: order ?? 'value', ascending: chosen.endsWith(LEAST) });
        }}
      />
      <Select
        label={words.most}
        value={String(asked.limit)}
        options={[...new Set([...ROW_LIMITS, asked.limit])]
          .sort((a, b) => a - b)
          .map((value) => ({
            value: String(value),
            label: String(value),
          }))}
        onChoose={(limit) => choose({ limit: Number(limit) })}
      />
      <Select
        label={words.chart}
        value={state.chart}
        options={chartsFor(asked).map((value) => ({ value, label: words.charts[value] }))}
        onChoose={(chart) => show({ chart })}
      />
    </form>
  );
}

function Select<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChoose(value: T): void;
}) {
  return (
    <label>
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChoose(event.target.value as T)}>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Some of a list, behind what they are called; where one is chosen at most, choosing another takes its place. */
function Several<T extends string>(props: {
  label: string;
  chosen: readonly T[];
  all: readonly { value: T; label: string }[];
  most: number;
  onChoose(chosen: T[]): void;
}) {
  const { locale } = useBoard();
  const { label, chosen, all, most } = props;
  const names = all.filter(({ value }) => chosen.includes(value)).map((one) => one.label);
  const toggle = (value: T) => {
    if (!chosen.includes(value)) return props.onChoose([...(most === 1 ? [] : chosen), value].slice(-most));
    if (chosen.length > 1) props.onChoose(chosen.filter((one) => one !== value));
  };
  return (
    <details
      className={styles.several}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span>{label}</span>
        <span>{names.join(comma(locale))}</span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {all.map(({ value, label: name }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** Rows that begin with the least. */
const LEAST = ':least';

/** The other way round; of names and formulas where an address asks for it. */
function leastOf(asked: Question, order: Question['order'], words: ExploreWords) {
  if (order === 'value' || order === 'change') return [{ value: order + LEAST, label: words.least[order] }];
  const isAsked = asked.ascending && asked.order === order;
  return isAsked ? [{ value: order + LEAST, label: `${orderIn(asked, order, words)} ↑` }] : [];
}

/** A formula is called what its author calls it. */
function orderIn({ formulas }: Question, order: Question['order'], words: ExploreWords): string {
  if (order === 'value' || order === 'change' || order === 'name') return words.orders[order];
  return formulas[FORMULA_KEYS.indexOf(order)]?.name ?? order;
}
