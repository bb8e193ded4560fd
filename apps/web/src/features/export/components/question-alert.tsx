'use client';
import { ALERT_KINDS, type Question, questionQuery } from '@toile/contracts';
import fields from '../../../forms/fields.module.css';
import { AlertForm, type AlertFormProps } from './alert-form';

export interface NamedKey {
  key: string;
  name: string;
}

/** An alert on a cell of a question; of several measures one is chosen. */
export function QuestionAlert(
  props: AlertFormProps & {
    asked: Question;
    rows: readonly NamedKey[];
    /** None where there are no columns. */
    columns: readonly NamedKey[];
    measures: readonly (NamedKey & { key: Question['measures'][number] })[];
    /** The name of the whole. */
    all: string;
  },
) {
  const { words, locale, onClose, asked, rows, columns, measures } = props;
  const kinds = ALERT_KINDS.question.measures.filter((measure) => measure === 'value' || asked.compare);
  return (
    <AlertForm
      words={words}
      locale={locale}
      onClose={onClose}
      watchOf={(said) => {
        const measure = measures.find(({ key }) => key === said('of')) ?? measures[0];
        return {
          watches: 'question',
          // A formula is watched by nobody, nor are rows ordered by it.
          question: questionQuery({
            ...asked,
            measures: measure ? [measure.key] : [],
            formulas: [],
            order: 'value',
          }),
          row: said('row'),
          ...(columns.length > 0 && { column: said('column') }),
        };
      }}
      measures={kinds}
      mail={words.alert.mail}
    >
      {measures.length > 1 && <Keys name="of" label={words.alert.watch} keys={measures} />}
      <Keys name="row" label={words.alert.row} keys={rows} />
      {columns.length > 0 && (
        <Keys name="column" label={words.alert.column} keys={[...columns, { key: '*', name: props.all }]} />
      )}
    </AlertForm>
  );
}

function Keys({ name, label, keys }: { name: string; label: string; keys: readonly NamedKey[] }) {
  return (
    <label className={fields.field}>
      <span>{label}</span>
      <select name={name}>
        {keys.map((one) => (
          <option key={one.key} value={one.key}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
