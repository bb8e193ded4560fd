import { useBoard } from '../board/board';
import type { BodyView } from '../bodies/body-props';
import styles from './view-switch.module.css';

/** The same figure as a chart or as a table. */
export function ViewSwitch(props: {
  views: readonly BodyView[];
  view: BodyView;
  onView: (view: BodyView) => void;
}) {
  const { words } = useBoard();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.card.view}</legend>
      {props.views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={props.view === view}
          onClick={() => props.onView(view)}
        >
          {words.card[view]}
        </button>
      ))}
    </fieldset>
  );
}
