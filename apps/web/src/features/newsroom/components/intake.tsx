'use client';
import { useRouter } from 'next/navigation';
import { type DragEvent, useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { isHeic } from '../../../pictures/is-heic';
import { showToast } from '../../../shell/toast-store';
import { droppedFiles } from '../lib/dropped-files';
import { attentionFirst, isPlain, type Sorting, sorted } from '../lib/intake';
import { prepareToRead, readFiles } from '../lib/read-files';
import styles from './shows.module.css';
import { type Intake, useIntake } from './use-intake';

export type IntakeWords = Record<
  | 'title'
  | 'lead'
  | 'asTheyCome'
  | 'files'
  | 'folder'
  | 'by'
  | 'byName'
  | 'byTime'
  | 'progress'
  | 'attention'
  | 'waiting'
  | 'sending'
  | 'offline'
  | 'done'
  | 'twice'
  | 'alike'
  | 'elsewhere'
  | 'damaged'
  | 'refused'
  | 'again'
  | 'none'
  | 'heic'
  | 'badZip'
  | 'reorder'
  | 'ordered'
  | 'failed',
  string
>;

/** Pictures, a folder or an archive become looks; how far each is, and what is wrong with it. */
export function IntakeOfPictures(props: {
  show: string;
  looks: readonly Shape<'LookFactsDto'>[];
  version: number;
  isPublished: boolean;
  words: IntakeWords;
}) {
  const { show, looks, words } = props;
  const router = useRouter();
  const [by, setBy] = useState<Sorting>('name');
  const [isOver, setOver] = useState(false);
  const { items, isBusy, add, again } = useIntake(show, () => router.refresh());
  useEffect(() => void prepareToRead(), []);
  const ordering = useWrite('put', '/user/collection/looks/reorder', words.failed);

  const take = async (chosen: readonly File[]) => {
    const left = chosen.filter(isHeic).length;
    if (left > 0) showToast({ kind: 'warning', text: filled(words.heic, { count: left }) });
    const files = await readFiles(chosen).catch(() => null);
    if (files?.length === 0 && left > 0) return;
    if (!files?.length) {
      showToast({ kind: 'error', text: files ? words.none : words.badZip });
      return;
    }
    // What is in and shown below may have another place by now, or be gone.
    const under = items.filter(({ state }) => state.is !== 'done' || state.added.version > props.version);
    const last = Math.max(0, ...[...looks, ...under].map(({ position }) => position));
    add(sorted(files, by), last);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then(take);
  };
  const order = (how: Sorting) => {
    const named = looks.map(({ slug, original }) => ({
      slug,
      name: original?.name ?? slug,
      takenAt: original?.taken_at ?? null,
    }));
    ordering.mutate(
      {
        body: { collection: show, order: sorted(named, how).map(({ slug }) => slug), version: props.version },
      },
      {
        onSuccess: () => showToast({ kind: 'success', text: words.ordered }),
        onSettled: () => router.refresh(),
      },
    );
  };
  const finished = items.filter(({ state }) => !['waiting', 'sending', 'offline'].includes(state.is)).length;
  const attention = items.filter(({ state }) => !isPlain(state)).length;
  return (
    <section
      className={styles.intake}
      data-over={isOver || undefined}
      aria-label={words.title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h2>{words.title}</h2>
      <p className={styles.fine}>{props.isPublished ? words.asTheyCome : words.lead}</p>
      <div className={styles.row}>
        <Chooser label={words.files} onFiles={take} />
        <Chooser label={words.folder} isFolder onFiles={take} />
        <label className={styles.pick}>
          <span>{words.by}</span>
          <select value={by} onChange={(event) => setBy(event.target.value === 'time' ? 'time' : 'name')}>
            <option value="name">{words.byName}</option>
            <option value="time">{words.byTime}</option>
          </select>
        </label>
        {looks.length > 1 && !isBusy && (
          <span className={styles.row}>
            <span className={styles.fine}>{words.reorder}</span>
            <button type="button" className={styles.link} onClick={() => order('name')}>
              {words.byName}
            </button>
            <button type="button" className={styles.link} onClick={() => order('time')}>
              {words.byTime}
            </button>
          </span>
        )}
      </div>
      {items.length > 0 && (
        <>
          <p role="status">
            <progress value={finished} max={items.length} aria-label={words.title} />{' '}
            {filled(words.progress, { done: finished, total: items.length })}
            {attention > 0 && <strong> {filled(words.attention, { count: attention })}</strong>}
          </p>
          <ol className={styles.files}>
            {attentionFirst(items).map((item) => (
              <li
                key={item.key}
                data-state={item.state.is}
                data-attention={!isPlain(item.state) || undefined}
              >
                <span>{item.name}</span>
                <span>{said(item, words)}</span>
                {item.state.is === 'refused' && (
                  <button type="button" className={styles.link} onClick={() => again(item)}>
                    {words.again}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Chooser(props: { label: string; isFolder?: boolean; onFiles: (files: File[]) => void }) {
  return (
    <label className={styles.button}>
      <span>{props.label}</span>
      <input
        type="file"
        multiple
        className={styles.file}
        accept={
          props.isFolder ? undefined : 'image/jpeg,image/png,image/webp,image/avif,.zip,application/zip'
        }
        // React knows no name for it.
        {...(props.isFolder && ({ webkitdirectory: '' } as object))}
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}

function said({ state }: Intake, words: IntakeWords): string {
  switch (state.is) {
    case 'done': {
      const { look, alike, elsewhere } = state.added;
      const { position } = look;
      if (alike[0]) return filled(words.alike, { position, other: alike[0].position });
      if (elsewhere[0]) return filled(words.elsewhere, { position, show: elsewhere[0].collection });
      return filled(words.done, { position });
    }
    case 'twice':
      return filled(words.twice, { position: state.position });
    case 'refused':
      return filled(words.refused, { why: state.why });
    default:
      return words[state.is];
  }
}
