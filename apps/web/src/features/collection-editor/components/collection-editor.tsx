'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { sendKept, showFailure, useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { placed } from '../../../sorting/placed';
import { endSelection, select, toggleSelected, useSelectionOf } from '../../../sorting/selection-store';
import { SortedList } from '../../../sorting/sorted-list';
import { SortingHint } from '../../../sorting/sorting-hint';
import { byLook } from '../lib/faults';
import { CollectionActions, type TurnForm } from './collection-actions';
import styles from './collection-editor.module.css';
import { CreditChosen } from './credit-chosen';
import type { EditorWords } from './editor-words';
import { LookTile } from './look-tile';
import { Readiness } from './readiness';

const NONE: ReadonlySet<string> = new Set();

interface Order {
  looks: string[];
  /** Follows from what this page has just done, whatever the order was. */
  isOwn: boolean;
}

/** All looks of an own collection: put in order, edited, removed; and the collection published, withdrawn, deleted. */
export function CollectionEditor(props: {
  page: Shape<'OwnLooksDto'>;
  back: string;
  form: TurnForm;
  words: EditorWords;
}) {
  const { page, words } = props;
  const { slug, status, version } = page.collection;
  const router = useRouter();
  const [looks, setLooks] = useState<Shape<'LookFactsDto'>[]>(page.results);
  const chosen = useSelectionOf(slug) ?? NONE;
  useEffect(() => () => endSelection(slug), [slug]);
  const [isAsking, setAsking] = useState(false);
  // What the server knows wins once it has been asked again.
  useEffect(() => setLooks(page.results), [page.results]);
  const faults = byLook(page.errors);

  // What this page has seen of the order: what is shown, and what its own moves have made of it since.
  const seen = useRef(version);
  seen.current = Math.max(seen.current, version);
  const ordering = useMutation({
    // One after the other, so that a quick second move does not meet the first as somebody else's.
    scope: { id: `order of ${slug}` },
    mutationFn: ({ looks, isOwn }: Order) =>
      sendKept(
        'put',
        '/user/collection/looks/reorder',
        { body: { collection: slug, order: looks, ...(!isOwn && { version: seen.current }) } },
        words.waiting,
      ),
    onSuccess: (now) => {
      seen.current = Math.max(seen.current, now.version);
    },
    onError: (error) => showFailure(error, words.failed, { 409: words.stale }),
  });
  const removing = useWrite('delete', '/user/collection/looks/delete', words.failed);
  const order = (wanted: Shape<'LookFactsDto'>[], isOwn = false) => {
    setLooks(wanted);
    ordering.mutate(
      { looks: wanted.map((look) => look.slug), isOwn },
      { onSuccess: () => showToastOnce(words.ordered), onSettled: () => router.refresh() },
    );
  };
  const items = looks.map((look, at) => ({
    ...look,
    key: look.slug,
    title: filled(words.look, { position: at + 1 }),
    filename: look.image_filename,
  }));
  const place = (key: string, at: number) => {
    const from = looks.findIndex((look) => look.slug === key);
    const moved = looks[from];
    if (moved && from !== at) order(placed(looks, moved, at));
  };
  const remove = () => {
    const rest = looks.filter((look) => !chosen.has(look.slug));
    const onSuccess = () => {
      showToast({ kind: 'success', text: filled(words.removed, { count: chosen.size }) });
      endSelection(slug);
      // Numbers close up, so that no gap is left.
      if (rest.length > 0) order(rest, true);
      else router.refresh();
    };
    removing.mutate({ body: { collection: slug, looks: [...chosen] } }, { onSuccess });
  };
  return (
    <>
      <CollectionActions
        collection={slug}
        form={props.form}
        status={status}
        errors={page.errors.length}
        isEmpty={looks.length === 0}
        back={props.back}
        words={words}
      />
      <Readiness errors={page.errors} looks={looks} words={words} />
      {chosen.size > 0 && (
        <div className={styles.selection} role="toolbar" aria-label={words.order}>
          <button type="button" className={styles.main} onClick={() => setAsking(true)}>
            {filled(words.remove, { count: chosen.size })}
          </button>
          <button type="button" onClick={() => endSelection(slug)}>
            {words.clear}
          </button>
          {chosen.size < looks.length && (
            <button
              type="button"
              onClick={() =>
                select(
                  slug,
                  looks.map((look) => look.slug),
                )
              }
            >
              {filled(words.chooseAll, { count: looks.length })}
            </button>
          )}
          <CreditChosen
            collection={slug}
            version={version}
            looks={[...chosen]}
            words={words}
            onSaved={() => router.refresh()}
          />
        </div>
      )}
      <SortingHint mouse={words.hint} finger={words.holdHint} className={styles.hint} />
      <SortedList
        items={items}
        words={words.sorting}
        onPlace={place}
        className={styles.looks}
        label={words.order}
        attributes={(look) => ({
          id: look.slug,
          className: styles.tile,
          'data-faulty': faults.has(look.slug) || undefined,
        })}
        tile={(look, at) => (
          <LookTile
            look={look}
            words={words}
            place={at}
            collection={slug}
            version={version}
            count={looks.length}
            isChosen={chosen.has(look.slug)}
            onMove={(to) => place(look.slug, to)}
            onChoose={() => toggleSelected(slug, look.slug)}
            onSaved={() => router.refresh()}
          />
        )}
      />
      {isAsking && (
        <ConfirmDialog
          question={filled(words.sureRemove, { count: chosen.size })}
          yes={filled(words.remove, { count: chosen.size })}
          no={words.keep}
          onYes={remove}
          onEnd={() => setAsking(false)}
        />
      )}
    </>
  );
}

let lastSaid = 0;
/** Somebody who moves look after look need not be told each time. */
function showToastOnce(text: string): void {
  if (Date.now() - lastSaid < 10_000) return;
  lastSaid = Date.now();
  showToast({ kind: 'success', text });
}
