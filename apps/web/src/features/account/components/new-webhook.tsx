'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { ArgumentsOf } from '../../../api/operations';
import { SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { ChoicesField } from './choices-field';
import { ShownOnce } from './shown-once';

type EventType = ArgumentsOf<'post', '/api/dashboard/webhooks'>['body']['types'][number];

/** Adds a webhook and shows its secret, once. */
export function NewWebhook(props: {
  types: readonly { value: EventType; label: string }[];
  words: Record<
    'url' | 'urlHelp' | 'tells' | 'create' | 'secret' | 'guide' | 'copy' | 'copied' | 'failed' | 'chooseOne',
    string
  >;
}) {
  const { words } = props;
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);
  const adding = useWrite('post', '/api/dashboard/webhooks', words.failed);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const types = given.getAll('types') as EventType[];
    adding.mutate(
      { body: { url: String(given.get('url')), types } },
      {
        onSuccess: (made) => {
          setSecret(made.secret);
          form.reset();
          router.refresh();
        },
      },
    );
  };
  return (
    <>
      {secret && <ShownOnce value={secret} words={{ ...words, label: words.secret }} />}
      <form className={fields.form} onSubmit={add} aria-busy={adding.isPending}>
        <TextField
          label={words.url}
          name="url"
          type="url"
          required
          maxLength={2000}
          autoComplete="off"
          placeholder="https://"
          hint={words.urlHelp}
        />
        <ChoicesField
          legend={words.tells}
          name="types"
          choices={props.types.map((one) => ({ ...one, checked: one.value === 'alert.crossed' }))}
          chooseOne={words.chooseOne}
        />
        <SubmitButton>{words.create}</SubmitButton>
      </form>
    </>
  );
}
