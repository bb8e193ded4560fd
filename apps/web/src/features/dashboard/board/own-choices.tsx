'use client';
import { comma } from '@toile/i18n/typography';
import { useBoard } from './board';
import styles from './own-choices.module.css';
import type { OwnGroup, OwnSet } from './use-own-sets';

/** The reader's groups and sets of a dimension, each a button; nothing where there are none. */
export function OwnChoices(props: {
  dimension: string;
  groups: readonly OwnGroup[];
  sets: readonly OwnSet[];
  onGroup(group: OwnGroup): void;
  onSet(set: OwnSet): void;
}) {
  const { words } = useBoard();
  const groups = props.groups.filter(({ dimension }) => dimension === props.dimension);
  const sets = props.sets.filter(({ dimension }) => dimension === props.dimension);
  return (
    <>
      <Choices title={words.compare.groups} all={groups} onChoose={props.onGroup} />
      <Choices title={words.compare.sets} all={sets} onChoose={props.onSet} />
    </>
  );
}

function Choices<T extends OwnGroup | OwnSet>(props: {
  title: string;
  all: readonly T[];
  onChoose(one: T): void;
}) {
  const { locale } = useBoard();
  if (props.all.length === 0) return null;
  return (
    <section className={styles.choices}>
      <h3>{props.title}</h3>
      <ul>
        {props.all.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => props.onChoose(one)}>
              {one.name}
              <small>{one.members.map(({ label }) => label).join(comma(locale))}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
