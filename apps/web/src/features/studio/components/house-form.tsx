'use client';
import { pathOf } from '@toile/contracts/routes';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { LongTextField, SubmitButton, TextField } from '../../../forms/fields';
import fields from '../../../forms/fields.module.css';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';

/** What a house says of itself. */
export function HouseForm(props: {
  house: { slug: string; website: string | null; bio: string; founded: number | null };
  words: Record<'bio' | 'website' | 'founded' | 'save' | 'saved' | 'failed' | 'invalid' | 'label', string>;
}) {
  const { house, words } = props;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    const { status } = await write(
      'PATCH',
      pathOf('user_collections_designer_update', { slug: house.slug }),
      { bio: said('bio'), website: said('website') || null, founded: Number(said('founded')) || null },
    );
    setBusy(false);
    if (status === 200) {
      showToast({ kind: 'success', text: words.saved });
      router.refresh();
    } else showToast({ kind: 'error', text: status === 422 ? words.invalid : words.failed });
  };
  return (
    <form className={fields.form} onSubmit={send} aria-busy={isBusy} aria-label={words.label}>
      <LongTextField label={words.bio} name="bio" value={house.bio} />
      <div className={fields.pair}>
        <TextField
          label={words.website}
          name="website"
          type="url"
          placeholder="https://"
          defaultValue={house.website ?? ''}
        />
        <TextField
          label={words.founded}
          name="founded"
          inputMode="numeric"
          pattern="1[789][0-9][0-9]|2[01][0-9][0-9]"
          defaultValue={house.founded ?? ''}
        />
      </div>
      <SubmitButton>{words.save}</SubmitButton>
    </form>
  );
}
