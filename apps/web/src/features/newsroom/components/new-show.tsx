'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { SubmitButton } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { addressOfShow, factsOf, type ShowLists } from '../lib/show-form';
import { type Choices, type FieldWords, ShowFields } from './show-fields';

/** Makes a show and goes on to its page. */
export function NewShow(props: {
  lists: ShowLists;
  choices: Choices;
  words: FieldWords & Record<'new' | 'make' | 'failed', string>;
  /** Where shows are worked on. */
  path: string;
}) {
  const { words } = props;
  const router = useRouter();
  const making = useWrite('put', '/api/newsroom/shows/{slug}', words.failed);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const facts = factsOf(new FormData(event.currentTarget), props.lists);
    const slug = addressOfShow(facts.designer.slug, facts.type.slug, facts.season.slug);
    making.mutate(
      { path: { slug }, body: { version: 0, facts } },
      { onSuccess: () => router.push(`${props.path}/${slug}`) },
    );
  };
  return (
    <form className={fields.form} onSubmit={make} aria-label={words.new} aria-busy={making.isPending}>
      <ShowFields words={words} choices={props.choices} />
      <SubmitButton>{words.make}</SubmitButton>
    </form>
  );
}
