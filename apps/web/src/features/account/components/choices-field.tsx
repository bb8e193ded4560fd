import fields from '../../../forms/fields.module.css';
import styles from './account-page.module.css';

/** Boxes of one name of which at least one has to be ticked; what is said where none is, is in the reader's language. */
export function ChoicesField(props: {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string; checked: boolean }[];
  chooseOne: string;
}) {
  const { legend, name, choices, chooseOne } = props;
  const check = (field: HTMLFieldSetElement) => {
    const boxes = [...field.querySelectorAll('input')];
    boxes[0]?.setCustomValidity(boxes.some(({ checked }) => checked) ? '' : chooseOne);
  };
  return (
    <fieldset className={styles.choices} onChange={({ currentTarget }) => check(currentTarget)}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, checked }) => (
        <label key={value} className={fields.check}>
          <input type="checkbox" name={name} value={value} defaultChecked={checked} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
