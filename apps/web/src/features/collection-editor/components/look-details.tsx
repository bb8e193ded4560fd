'use client';
import type { Reference } from '@toile/contracts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { LongTextField, SubmitButton, TextField } from '../../../forms/fields';
import { useKeptWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import styles from './collection-editor.module.css';
import type { EditorWords } from './editor-words';
import { TagField } from './tag-field';

/** Words, tags and models of one look. */
export function LookDetails(props: {
  collection: string;
  /** Of the collection as it is shown. */
  version: number;
  look: Shape<'LookFactsDto'>;
  words: EditorWords;
  onSaved: () => void;
}) {
  const { look, words } = props;
  const [tags, setTags] = useState<Reference[]>(look.tags);
  const [models, setModels] = useState<Reference[]>(look.models);
  // As this form was opened: what others change of the look meanwhile is met, not written over.
  const [seen, setSeen] = useState(props.version);
  const editing = useKeptWrite('patch', '/user/collection/looks/{slug}', words, {
    409: words.stale,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '').trim();
    const slugs = (chosen: Reference[]) => chosen.map(({ slug }) => slug);
    editing.mutate(
      {
        path: { slug: props.collection },
        body: {
          version: seen,
          looks: [
            {
              slug: look.slug,
              description: said('description'),
              credit: said('credit'),
              tags: slugs(tags),
              models: slugs(models),
            },
          ],
        },
      },
      {
        onSuccess: ({ version }) => {
          setSeen(version);
          showToast({ kind: 'success', text: words.saved });
          props.onSaved();
        },
        // Who was overtaken keeps what they wrote; the next save is meant to write over what there is now.
        onError: (error) => {
          const problem = error instanceof ApiError ? error.problem : null;
          const { version } = (problem ?? {}) as { version?: number };
          if (version) setSeen(version);
          props.onSaved();
        },
      },
    );
  };
  return (
    <form className={styles.details} onSubmit={save} aria-busy={editing.isPending} aria-label={words.details}>
      <LongTextField
        label={words.description}
        name="description"
        value={look.description}
        most={2000}
        rows={3}
      />
      <TagField
        label={words.tags}
        source="tag"
        chosen={tags}
        words={{ add: words.addTag, remove: words.removeTag }}
        onChange={setTags}
      />
      <TagField
        label={words.models}
        source="individual"
        chosen={models}
        words={{ add: words.addModel, remove: words.removeTag }}
        onChange={setModels}
      />
      <TextField label={words.credit} name="credit" maxLength={200} defaultValue={look.credit ?? ''} />
      <SubmitButton>{words.save}</SubmitButton>
    </form>
  );
}
