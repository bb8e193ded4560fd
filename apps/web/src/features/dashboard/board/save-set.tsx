'use client';
import { useQueryClient } from '@tanstack/react-query';
import type { SetDimension } from '@toile/contracts';
import { type FormEvent, useId, useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { showToast } from '../../../shell/toast-store';
import { useBoard } from './board';

/** Keeps what stands side by side under a name; groups that are not the reader's own are left out. */
export function SaveSet({ dimension, members }: { dimension: SetDimension; members: readonly string[] }) {
  const { words } = useBoard();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const saving = useWrite('post', '/api/dashboard/comparison-sets', words.compare.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    saving.mutate(
      { body: { name, dimension, members: [...members] } },
      {
        onSuccess: () => {
          dialog.current?.close();
          showToast({ kind: 'success', text: words.compare.saved });
          void client.invalidateQueries({ queryKey: ['/api/dashboard/comparison-sets'] });
        },
      },
    );
  };
  return (
    <>
      <OpensDialog dialog={id}>{words.compare.saveSet}</OpensDialog>
      <Dialog close={words.how.close} id={id} dialog={dialog} title={words.compare.saveSet}>
        <NameForm onSubmit={save} isBusy={saving.isPending} />
      </Dialog>
    </>
  );
}

/** A name for what is to be kept. */
export function NameForm(props: { onSubmit(event: FormEvent<HTMLFormElement>): void; isBusy: boolean }) {
  const { words } = useBoard();
  return (
    <form onSubmit={props.onSubmit} aria-busy={props.isBusy}>
      <label className={fields.field}>
        <span>{words.compare.name}</span>
        <input name="name" required maxLength={60} autoComplete="off" />
      </label>
      <button type="submit" className={fields.submit}>
        {words.compare.save}
      </button>
    </form>
  );
}
