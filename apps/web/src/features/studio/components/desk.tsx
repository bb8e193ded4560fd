'use client';
import type { LookFacts, OwnLooksPage } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { write } from '../../../forms/write';
import { showToast } from '../../../shell/toast-store';
import { placed } from '../../../sorting/placed';
import { SortedList } from '../../../sorting/sorted-list';
import { SortingHint } from '../../../sorting/sorting-hint';
import { byLook } from '../lib/faults';
import { Asking } from './asking';
import { DeskActions, type TurnForm } from './desk-actions';
import { LookTile } from './look-tile';
import { Readiness } from './readiness';
import styles from './studio.module.css';
import { filled, type StudioWords } from './studio-words';

const REORDER = pathOf('user_collection_looks_reorder', {});
const REMOVE = pathOf('user_collection_looks_delete', {});

/** All looks of an own collection: put in order, edited, removed; and the collection published, withdrawn, deleted. */
export function Desk(props: { page: OwnLooksPage; back: string; form: TurnForm; words: StudioWords }) {
  const { page, words } = props;
  const { slug, status } = page.collection;
  const router = useRouter();
  const [looks, setLooks] = useState<LookFacts[]>(page.results);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  // What the server knows wins once it has been asked again.
  useEffect(() => setLooks(page.results), [page.results]);
  const faults = byLook(page.errors);

  const order = async (wanted: LookFacts[]) => {
    setLooks(wanted);
    const { status: answered } = await write('PUT', REORDER, {
      collection: slug,
      order: wanted.map((look) => look.slug),
    });
    if (answered === 200) showToastOnce(words.ordered);
    else showToast({ kind: 'error', text: words.failed });
    router.refresh();
  };
  const items = looks.map((look) => ({ ...look, key: look.slug, filename: look.image_filename }));
  const place = (key: string, at: number) => {
    const from = looks.findIndex((look) => look.slug === key);
    const moved = looks[from];
    if (moved && from !== at) void order(placed(looks, moved, at));
  };
  const choose = (look: string, isChosen: boolean) => {
    const now = new Set(chosen);
    if (isChosen) now.add(look);
    else now.delete(look);
    setChosen(now);
  };
  const remove = async () => {
    const rest = looks.filter((look) => !chosen.has(look.slug));
    const { status: answered } = await write('DELETE', REMOVE, { collection: slug, looks: [...chosen] });
    if (answered !== 204) return showToast({ kind: 'error', text: words.failed });
    showToast({ kind: 'success', text: filled(words.removed, { count: chosen.size }) });
    setChosen(new Set());
    // Numbers close up, so that no gap is left.
    if (rest.length > 0) await order(rest);
    else router.refresh();
  };
  return (
    <>
      <DeskActions
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
          <button type="button" onClick={() => setChosen(new Set())}>
            {words.clear}
          </button>
        </div>
      )}
      <SortingHint mouse={words.hint} finger={words.holdHint} className={styles.hint} />
      <SortedList
        items={items}
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
            {...{ look, words, place: at, collection: slug, count: looks.length }}
            isChosen={chosen.has(look.slug)}
            onMove={(to) => place(look.slug, to)}
            onChoose={(isChosen) => choose(look.slug, isChosen)}
            onSaved={() => router.refresh()}
          />
        )}
      />
      {isAsking && (
        <Asking
          question={filled(words.sureRemove, { count: chosen.size })}
          yes={filled(words.remove, { count: chosen.size })}
          no={words.keep}
          onYes={() => void remove()}
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
