'use client';
import type { CSSProperties } from 'react';
import { useBoard } from '../board/board';
import { Triangle } from '../bodies/triangle';
import { colourOf } from './lines-option';
import styles from './series.module.css';
import { type Lines, placesAt } from './series-values';

/** Who stands where at a moment, and how far each came since the step before: the same as the drawing, to be read. */
export function SeriesPlaces(props: {
  lines: Lines;
  ranks: readonly (readonly (number | null)[])[];
  at: number;
  text(value: number): string;
  onOpen(slug: string): void;
}) {
  const { lines, ranks, at, text, onOpen } = props;
  const { words } = useBoard();
  return (
    <table className={styles.places}>
      <caption className="visually-hidden">{words.time.places}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.card.rank}</th>
          <th scope="col">{words.card.name}</th>
          <th scope="col">{words.card.value}</th>
          <th scope="col">{words.card.change}</th>
        </tr>
      </thead>
      <tbody>
        {placesAt(ranks, at).map(({ index, place, moved }) => {
          const line = lines.lines[index];
          const value = line?.values[at] ?? null;
          if (!line || value === null) return null;
          return (
            <tr key={line.slug} style={{ '--line': colourOf(index) } as CSSProperties}>
              <td>{place}</td>
              <th scope="row">
                <button type="button" aria-haspopup="dialog" onClick={() => onOpen(line.slug)}>
                  {line.label}
                </button>
              </th>
              <td>{text(value)}</td>
              <td>
                {moved === null ? (
                  <small>{words.new}</small>
                ) : (
                  <>
                    <Triangle displayed={moved} /> {moved !== 0 && <small>{Math.abs(moved)}</small>}
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
