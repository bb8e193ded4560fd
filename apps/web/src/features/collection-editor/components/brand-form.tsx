'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { LongTextField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';

/** What a brand says of itself. */
export function BrandForm(props: {
  brand: { slug: string; website: string | null; bio: string; founded: number | null };
  words: Record<'bio' | 'website' | 'founded' | 'save' | 'saved' | 'failed' | 'invalid' | 'label', string>;
}) {
  const { brand, words } = props;
  const router = useRouter();
  const saving = useWrite('patch', '/user/collections/designer/update/{slug}', words.failed, {
    422: words.invalid,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '').trim();
    const body = {
      bio: said('bio'),
      website: said('website') || null,
      founded: Number(said('founded')) || null,
    };
    const onSuccess = () => {
      showToast({ kind: 'success', text: words.saved });
      router.refresh();
    };
    saving.mutate({ path: { slug: brand.slug }, body }, { onSuccess });
  };
  return (
    <form className={fields.form} onSubmit={save} aria-busy={saving.isPending} aria-label={words.label}>
      <LongTextField label={words.bio} name="bio" value={brand.bio} />
      <div className={fields.pair}>
        <TextField
          label={words.website}
          name="website"
          type="url"
          placeholder="https://"
          defaultValue={brand.website ?? ''}
        />
        <TextField
          label={words.founded}
          name="founded"
          inputMode="numeric"
          pattern="1[789][0-9][0-9]|2[01][0-9][0-9]"
          defaultValue={brand.founded ?? ''}
        />
      </div>
      <SubmitButton>{words.save}</SubmitButton>
    </form>
  );
}
