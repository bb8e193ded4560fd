'use client';
import { useBoard } from './board';
import styles from './shortcuts.module.css';

const KEYS = [
  ['?', 'help'],
  ['/', 'search'],
  ['o', 'home'],
  ['t', 'trends'],
  ['b', 'brands'],
  ['s', 'seasons'],
  ['f', 'filters'],
  ['r', 'reset'],
  ['l', 'link'],
  ['Esc', 'close'],
] as const;

/** What keys do, and a switch for whoever does not want them. */
export function Shortcuts({ keys }: { keys: { isOn: boolean; toggle(): void } }) {
  const { words } = useBoard();
  return (
    <>
      <dl className={styles.keys}>
        {KEYS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={keys.isOn} onChange={keys.toggle} /> {words.keys.enabled}
      </label>
    </>
  );
}
