import type { Shape } from '../../../api/operations';
import { CheckField, ChoiceField, LongTextField, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { toLocal } from '../lib/zoned';

export type FieldWords = Record<
  | 'designer'
  | 'season'
  | 'type'
  | 'city'
  | 'choose'
  | 'title'
  | 'venue'
  | 'date'
  | 'description'
  | 'live'
  | 'stream',
  string
>;
export interface Choices {
  designers: { value: string; label: string }[];
  seasons: { value: string; label: string }[];
  types: { value: string; label: string }[];
  cities: { value: string; label: string }[];
}

/** What is said of a show. */
export function ShowFields(props: {
  words: FieldWords;
  choices: Choices;
  /** What is said already, and the zone of its city. */
  said?: { facts: Shape<'CollectionFactsDto'>; zone: string };
}) {
  const { words, choices } = props;
  const facts = props.said?.facts;
  const choice = (name: 'designer' | 'season' | 'type' | 'city', offered: Choices['cities']) => (
    <ChoiceField
      label={words[name]}
      name={name}
      choose={words.choose}
      required
      choices={offered}
      {...(facts && { value: facts[name].slug })}
    />
  );
  return (
    <>
      <div className={fields.pair}>
        {choice('designer', choices.designers)}
        {choice('season', choices.seasons)}
      </div>
      <div className={fields.pair}>
        {choice('type', choices.types)}
        {choice('city', choices.cities)}
      </div>
      <div className={fields.pair}>
        <TextField
          label={words.date}
          name="date"
          type="datetime-local"
          required
          defaultValue={props.said && toLocal(props.said.facts.show_date, props.said.zone)}
        />
        <TextField label={words.venue} name="venue" maxLength={300} defaultValue={facts?.venue} />
      </div>
      <TextField label={words.title} name="title" maxLength={300} defaultValue={facts?.title} />
      {facts && (
        <>
          <LongTextField
            label={words.description}
            name="description"
            most={5_000}
            rows={3}
            value={facts.description}
          />
          <div className={fields.pair}>
            <CheckField label={words.live} name="live" checked={facts.live} />
            <TextField
              label={words.stream}
              name="stream"
              type="url"
              placeholder="https://"
              defaultValue={facts.stream_url ?? ''}
            />
          </div>
        </>
      )}
    </>
  );
}
