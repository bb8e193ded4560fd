'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isGroupedDimension, isGroupKey, keyOfGroup, type Question } from '@toile/contracts';
import { type FormEvent, useId, useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { NameForm } from '../board/save-set';
import { groupOf, useOwnSets } from '../board/use-own-sets';
import type { ExploreWords } from './explore-words';

/**
 * Puts the rows that are named together under a name: the group becomes the first row, above them. A group that stands among other
 * members than its own can be made of these.
 */
export function SaveGroup(props: {
  asked: Question;
  words: ExploreWords;
  choose(changes: Partial<Question>): void;
}) {
  const { asked, words, choose } = props;
  const { words: board } = useBoard();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const saving = useWrite('post', '/api/dashboard/groups', board.compare.failed);
  const changing = useWrite('patch', '/api/dashboard/groups/{id}', board.compare.failed);
  const own = useOwnSets();
  const { dimension, keys } = asked.rows;
  if (!isGroupedDimension(dimension)) return null;
  const members = keys.filter((key) => !isGroupKey(key));
  const changed = own.groups.find(
    (one) =>
      one.role !== 'read' &&
      one.dimension === dimension &&
      keys.includes(keyOfGroup(one.id)) &&
      (one.members.length !== members.length || one.members.some(({ key }) => !members.includes(key))),
  );
  const change = (id: string) =>
    changing.mutate(
      { path: { id }, body: { members } },
      {
        onSuccess: (saved) => {
          const group = groupOf(saved);
          void client.invalidateQueries({ queryKey: ['/api/dashboard/groups'] });
          choose({ groups: [...asked.groups.filter(({ key }) => key !== group.key), group] });
        },
      },
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    saving.mutate(
      { body: { name, dimension, members } },
      {
        onSuccess: (saved) => {
          dialog.current?.close();
          const group = groupOf(saved);
          void client.invalidateQueries({ queryKey: ['/api/dashboard/groups'] });
          choose({ rows: { dimension, keys: [group.key, ...keys] }, groups: [...asked.groups, group] });
        },
      },
    );
  };
  return (
    <>
      {changed && (
        <button type="button" disabled={changing.isPending} onClick={() => change(changed.id)}>
          {filled(words.regroup, { name: changed.name ?? '–' })}
        </button>
      )}
      <OpensDialog dialog={id}>{words.together}</OpensDialog>
      <Dialog close={board.how.close} id={id} dialog={dialog} title={words.together}>
        <NameForm onSubmit={save} isBusy={saving.isPending} />
      </Dialog>
    </>
  );
}
