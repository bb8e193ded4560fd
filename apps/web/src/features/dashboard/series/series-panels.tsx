'use client';
import styles from './series.module.css';
import type { Lines } from './series-values';

const WIDTH = 240;
const HEIGHT = 72;

/** A small drawing for each concept, all on one scale or each on its own, so that shapes are compared at a glance. */
export function SeriesPanels(props: {
  lines: Lines;
  nameOf(slug: string, label: string): string;
  text(value: number): string;
  onPick(slug: string): void;
  follow: string;
}) {
  const { lines } = props.lines;
  return (
    <ul className={styles.panels}>
      {lines.map(({ slug, label, values, before }) => {
        const known = [...values, ...(before ?? [])].filter((one) => one !== null);
        const most = Math.max(0, ...known) || 1;
        const last = values.findLast((one) => one !== null);
        const name = props.nameOf(slug, label);
        return (
          <li key={slug}>
            <button type="button" title={props.follow} onClick={() => props.onPick(slug)}>
              {name}
            </button>
            <span>{last === undefined || last === null ? '–' : props.text(last)}</span>
            <svg viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`} aria-hidden="true" preserveAspectRatio="none">
              {before && <path d={pathOf(before, most)} data-before="" />}
              <path d={pathOf(values, most)} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

/** A line through what is known, broken where nothing is. */
export function pathOf(values: readonly (number | null)[], most: number): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  let path = '';
  let isDrawn = false;
  values.forEach((value, at) => {
    if (value !== null) {
      const [x, y] = [(at * step).toFixed(1), (HEIGHT - (HEIGHT * value) / most).toFixed(1)];
      // A point alone is a line of no length, with round ends.
      path += isDrawn ? `L${x} ${y}` : `M${x} ${y}h0`;
    }
    isDrawn = value !== null;
  });
  return path;
}
