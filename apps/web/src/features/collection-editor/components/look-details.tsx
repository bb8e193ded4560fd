'use client';
import type { Reference } from '@toile/contracts';
import { type FormEvent, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { LongTextField, SubmitButton } from '../../../forms/fields';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import styles from './collection-editor.module.css';
import type { EditorWords } from './editor-words';
import { TagField } from './tag-field';

/** Words, tags and models of one look. */
export function LookDetails(props: {
  collection: string;
  look: Shape<'LookFactsDto'>;
  words: EditorWords;
  onSaved: () => void;
}) {
  const { look, words } = props;
  const [tags, setTags] = useState<Reference[]>(look.tags);
  const [models, setModels] = useState<Reference[]>(look.models);
  const editing = useWrite('patch', '/user/collection/looks/{slug}', words.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const description = String(new FormData(event.currentTarget).get('description') ?? '').trim();
    const slugs = (chosen: Reference[]) => chosen.map(({ slug }) => slug);
    editing.mutate(
      {
        path: { slug: props.collection },
        body: { looks: [{ slug: look.slug, description, tags: slugs(tags), models: slugs(models) }] },
      },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: words.saved });
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
      <SubmitButton>{words.save}</SubmitButton>
    </form>
  );
}
