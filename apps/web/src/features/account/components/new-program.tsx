'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { ArgumentsOf } from '../../../api/operations';
import { SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { ChoicesField } from './choices-field';
import { ShownOnce } from './shown-once';

type Wanted = ArgumentsOf<'post', '/api/dashboard/tokens'>['body'];
type Scope = NonNullable<Wanted['scopes']>[number];
const FIGURES: readonly Scope[] = ['brands', 'trends', 'seasons'];

/** Makes a token and shows it, once. */
export function NewProgram(props: {
  choices: readonly { value: Scope; label: string }[];
  days: readonly { count: number; label: string }[];
  words: Record<
    'name' | 'opens' | 'days' | 'create' | 'token' | 'guide' | 'copy' | 'copied' | 'failed' | 'chooseOne',
    string
  >;
}) {
  const { words } = props;
  const router = useRouter();
  const [token, setToken] = useState<string | null>(null);
  const making = useWrite('post', '/api/dashboard/tokens', words.failed);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const scopes = given.getAll('opens') as Scope[];
    making.mutate(
      { body: { name: String(given.get('name')), scopes, days: Number(given.get('days')) } },
      {
        onSuccess: (made) => {
          setToken(made.token);
          form.reset();
          router.refresh();
        },
      },
    );
  };
  return (
    <>
      {token && <ShownOnce value={token} words={{ ...words, label: words.token }} />}
      <form className={fields.form} onSubmit={create} aria-busy={making.isPending}>
        <div className={fields.pair}>
          <TextField label={words.name} name="name" required maxLength={100} autoComplete="off" />
          <label className={fields.field}>
            <span>{words.days}</span>
            <select name="days" defaultValue="90">
              {props.days.map(({ count, label }) => (
                <option key={count} value={count}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <ChoicesField
          legend={words.opens}
          name="opens"
          choices={props.choices.map((one) => ({ ...one, checked: FIGURES.includes(one.value) }))}
          chooseOne={words.chooseOne}
        />
        <SubmitButton>{words.create}</SubmitButton>
      </form>
    </>
  );
}
