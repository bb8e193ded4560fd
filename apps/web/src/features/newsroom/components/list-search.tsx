import { SubmitButton, TextField } from '../../../forms/fields';
import styles from './shows.module.css';

/** Words to look for in a list of the newsroom. */
export function ListSearch(props: {
  label: string;
  button: string;
  search: string;
  /** The view of the page the list is on, where it has several. */
  view?: string;
}) {
  return (
    <search>
      <form className={styles.search}>
        <TextField
          label={props.label}
          name="search"
          type="search"
          maxLength={100}
          defaultValue={props.search}
        />
        {props.view && <input type="hidden" name="view" value={props.view} />}
        <SubmitButton>{props.button}</SubmitButton>
      </form>
    </search>
  );
}
