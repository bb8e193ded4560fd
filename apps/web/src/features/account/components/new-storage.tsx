'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import type { ArgumentsOf } from '../../../api/operations';
import { ChoiceField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { ChoicesField } from './choices-field';

type Wanted = ArgumentsOf<'post', '/api/dashboard/scheduled-exports'>['body'];
type Words =
  | 'endpoint'
  | 'endpointHelp'
  | 'region'
  | 'bucket'
  | 'prefix'
  | 'prefixHelp'
  | 'keyId'
  | 'secret'
  | 'secretHelp'
  | 'tables'
  | 'every'
  | 'firstDay'
  | 'create'
  | 'failed'
  | 'chooseOne';

/** A bucket of the member's, the key that opens it, and what is put there. */
export function NewStorage(props: {
  tables: readonly { value: Wanted['tables'][number]; label: string }[];
  periods: { value: NonNullable<Wanted['every']>; label: string }[];
  firstDay: string;
  words: Record<Words, string>;
}) {
  const { words } = props;
  const router = useRouter();
  const adding = useWrite('post', '/api/dashboard/scheduled-exports', words.failed);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    const body: Wanted = {
      endpoint: text('endpoint'),
      region: text('region'),
      bucket: text('bucket'),
      prefix: text('prefix'),
      access_key_id: text('access_key_id'),
      secret_access_key: text('secret_access_key'),
      tables: given.getAll('tables') as Wanted['tables'],
      every: text('every') === 'week' ? 'week' : 'day',
      first_day: text('first_day'),
    };
    adding.mutate(
      { body },
      {
        onSuccess: () => {
          form.reset();
          router.refresh();
        },
      },
    );
  };
  return (
    <form className={fields.form} onSubmit={add} aria-busy={adding.isPending}>
      <TextField
        label={words.endpoint}
        name="endpoint"
        type="url"
        required
        maxLength={2000}
        autoComplete="off"
        placeholder="https://s3.eu-west-3.amazonaws.com"
        hint={words.endpointHelp}
      />
      <div className={fields.pair}>
        <TextField label={words.bucket} name="bucket" required maxLength={63} autoComplete="off" />
        <TextField label={words.region} name="region" required maxLength={40} defaultValue="us-east-1" />
      </div>
      <TextField
        label={words.prefix}
        name="prefix"
        maxLength={200}
        autoComplete="off"
        hint={words.prefixHelp}
      />
      <div className={fields.pair}>
        <TextField label={words.keyId} name="access_key_id" required maxLength={200} autoComplete="off" />
        <TextField
          label={words.secret}
          name="secret_access_key"
          type="password"
          required
          maxLength={500}
          autoComplete="off"
          hint={words.secretHelp}
        />
      </div>
      <div className={fields.pair}>
        <ChoiceField label={words.every} name="every" choices={props.periods} value="day" />
        <TextField
          label={words.firstDay}
          name="first_day"
          type="date"
          required
          defaultValue={props.firstDay}
        />
      </div>
      <ChoicesField
        legend={words.tables}
        name="tables"
        choices={props.tables.map((one) => ({ ...one, checked: true }))}
        chooseOne={words.chooseOne}
      />
      <SubmitButton>{words.create}</SubmitButton>
    </form>
  );
}
