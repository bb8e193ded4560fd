'use client';
import type { LookFacts, Reference } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { type FormEvent, useState } from 'react';
import { LongTextField, SubmitButton } from '../../../forms/fields';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import styles from './studio.module.css';
import type { StudioWords } from './studio-words';
import { TagField } from './tag-field';

/** Words, tags and models of one look. */
export function LookDetails(props: {
  collection: string;
  look: LookFacts;
  words: StudioWords;
  onSaved: () => void;
}) {
  const { look, words } = props;
  const [tags, setTags] = useState<Reference[]>(look.tags);
  const [models, setModels] = useState<Reference[]>(look.models);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const description = String(new FormData(event.currentTarget).get('description') ?? '').trim();
    const slugs = (chosen: Reference[]) => chosen.map(({ slug }) => slug);
    setBusy(true);
    const { status } = await write('PATCH', pathOf('user_collection_looks', { slug: props.collection }), {
      looks: [{ slug: look.slug, description, tags: slugs(tags), models: slugs(models) }],
    });
    setBusy(false);
    if (status === 200) {
      showToast({ kind: 'success', text: words.saved });
      props.onSaved();
    } else showToast({ kind: 'error', text: words.failed });
  };
  return (
    <form className={styles.details} onSubmit={send} aria-busy={isBusy} aria-label={words.details}>
      <LongTextField
        label={words.description}
        name="description"
        value={look.description}
        most={2000}
        rows={3}
      />
      <TagField
        label={words.tags}
        source="/api/autocomplete/tag?search="
        chosen={tags}
        words={{ add: words.addTag, remove: words.removeTag }}
        onChange={setTags}
      />
      <TagField
        label={words.models}
        source="/api/autocomplete/individual?search="
        chosen={models}
        words={{ add: words.addModel, remove: words.removeTag }}
        onChange={setModels}
      />
      <SubmitButton>{words.save}</SubmitButton>
    </form>
  );
}
