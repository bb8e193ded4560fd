'use client';
import 'photoswipe/style.css';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readNow } from '../../../api/asked';
import { Dialog } from '../../../design/dialog';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { hasPlan } from '../../../reader/has-plan';
import { useKeysSetting } from '../../../reader/keys-store';
import { askSession, useSession } from '../../../reader/session-store';
import { Toasts } from '../../../shell/toasts';
import { readCompared, useCompare } from '../../compare/stores/compare-store';
import { LIST } from '../../save/lib/board-writings';
import { saveOn, saveQuickly } from '../../save/lib/quick-save';
import { useSaving } from '../../save/stores/save-store';
import { track } from '../../tracking/browser/track';
import { beaconPath } from '../../tracking/lib/beacon-path';
import { type Stage, showPictures } from '../lib/picture-stage';
import { actionOf } from '../lib/viewer-keys';
import type { ViewerProps } from '../lib/viewer-props';
import styles from './viewer.module.css';
import { ViewerDetails } from './viewer-details';

/** Who looks so long has opened it; what is turned past is not counted. */
const SEEN_MS = 400;
/** There are number keys for as many boards. */
const BOARDS = 9;

/** Pictures over the whole screen, turned by fingers, arrows and keys, each with its details, saved by one key or tap. */
export function Viewer(props: ViewerProps) {
  const { type, slug, slides, words, saving, startsAt, onTurn, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const compare = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      slides.findIndex((slide) => slide.slug === startsAt),
    ),
  );
  const [isEnlarged, setEnlarged] = useState(false);
  const [hasDetails, setDetails] = useState(false);
  const [isBare, setBare] = useState(false);
  const shown = slides[at];
  const item = `${type}:${shown?.slug}`;
  const isCompared = useCompare(({ items }) =>
    items.some((one) => one.kind === 'look' && one.slug === shown?.slug),
  );
  const isSaved = useSaving(({ saved }) => saved.has(item));
  const user = useSession((session) => session.user);
  const maySharpen = hasPlan(user);
  // In the order they had when the viewer opened: a number stays one board's.
  const boards = useQuery({
    queryKey: ['viewer-boards'],
    queryFn: () => readNow(LIST, {}),
    enabled: Boolean(user),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data?.results.slice(0, BOARDS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage is set up once, and told what changes.
  useEffect(() => {
    dialog.current?.showModal();
    void askSession();
    let drawn = at;
    if (field.current)
      stage.current = showPictures(field.current, slides, at, {
        change: (to) => {
          if (to === drawn) return;
          drawn = to;
          // At once: the next key is meant for what is shown then.
          flushSync(() => setAt(to));
        },
        zoom: setEnlarged,
        tap: () => setBare((before) => !before),
        failed: words.missing,
      });
    const element = dialog.current;
    return () => {
      stage.current?.end();
      element?.close();
    };
  }, []);
  useEffect(() => {
    if (maySharpen) stage.current?.sharpen();
  }, [maySharpen]);
  useEffect(() => {
    if (!shown) return;
    onTurn(shown.slug);
    // The page has counted its own.
    if (shown.slug === slug) return;
    const seen = setTimeout(() => {
      const path =
        type === 'look'
          ? beaconPath('/api/tts/media/{slug}', { slug: shown.slug })
          : beaconPath('/api/tts/streetstyle/{slug}', { slug: shown.slug });
      void track(path, 'view', { slug: shown.slug });
    }, SEEN_MS);
    return () => clearTimeout(seen);
  }, [shown, slug, type, onTurn]);

  const save = useCallback(() => void saveQuickly(item, saving), [item, saving]);
  const saveToBoard = (board: string | undefined) => {
    if (board) saveOn(board, item, saving).catch((error: Error) => showFailure(error, saving.failed));
  };
  const onKey = useRef((_: KeyboardEvent) => undefined as void);
  onKey.current = (event) => {
    // Another dialog stands over this one, or a field is typed in.
    const over = event.target instanceof Element ? event.target.closest('dialog') : null;
    if (over && over !== dialog.current) return;
    const action = actionOf(event, { isEnlarged, keysAreOn: useKeysSetting.getState().isOn });
    if (!action) return;
    event.preventDefault();
    if (action.do === 'turn') stage.current?.turn(action.by);
    else if (action.do === 'pan') stage.current?.pan(action.x, action.y);
    else if (action.do === 'first') stage.current?.turnTo(0);
    else if (action.do === 'last') stage.current?.turnTo(slides.length - 1);
    else if (action.do === 'zoom') stage.current?.toggleZoom();
    else if (action.do === 'save') save();
    else if (action.do === 'details') setDetails((before) => !before);
    else if (action.do === 'compare') compare.current?.click();
    else if (action.do === 'board') saveToBoard(boards?.[action.at]?.slug);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, to what is current.
  useEffect(() => {
    void useKeysSetting.persist?.rehydrate();
    readCompared();
    const listen = (event: KeyboardEvent) => onKey.current(event);
    document.addEventListener('keydown', listen);
    // One after the other: each acts on the picture the one before has turned to.
    const soon = setTimeout(() => {
      for (const key of props.early.current.splice(0))
        document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
    return () => {
      clearTimeout(soon);
      document.removeEventListener('keydown', listen);
    };
  }, []);
  if (!shown) return null;
  const turning = (by: 1 | -1) => (
    // Never `disabled`: a button that has the focus would lose it.
    <button
      type="button"
      className={by > 0 ? styles.next : styles.previous}
      aria-label={by > 0 ? words.next : words.previous}
      aria-disabled={slides[at + by] === undefined}
      onClick={() => stage.current?.turn(by)}
    >
      <span aria-hidden="true">{by > 0 ? '→' : '←'}</span>
    </button>
  );
  return (
    <Dialog
      dialog={dialog}
      kind="screen"
      label={shown.label}
      closedBy="closerequest"
      onBack={() => {
        setDetails(false);
        return hasDetails;
      }}
      className={styles.viewer}
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <div ref={field} className={styles.field} data-enlarged={isEnlarged} />
      <p className={styles.count} data-bare={isBare}>
        {filled(words.count, { position: at + 1, count: slides.length })}
      </p>
      {/* Read out when the reader rests on one. */}
      <p className="visually-hidden" aria-live="polite">
        {shown.label}
      </p>
      {turning(-1)}
      {turning(1)}
      <div className={styles.tools} data-bare={isBare}>
        <button
          type="button"
          aria-pressed={isSaved}
          aria-keyshortcuts="s"
          onClick={save}
          className={styles.save}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6.5 4h11v16l-5.5-4.2L6.5 20z" />
          </svg>
          {words.save}
        </button>
        {type === 'look' && (
          <button
            ref={compare}
            type="button"
            aria-pressed={isCompared}
            aria-keyshortcuts="c"
            data-compare={`look:${shown.slug}`}
            data-label={shown.label}
            data-image={shown.image}
          >
            {words.compare}
          </button>
        )}
        <button
          type="button"
          aria-expanded={hasDetails}
          aria-keyshortcuts="i"
          onClick={() => setDetails((before) => !before)}
        >
          {words.details}
        </button>
        <button type="button" aria-keyshortcuts="z" onClick={() => stage.current?.toggleZoom()}>
          {isEnlarged ? words.smaller : words.larger}
        </button>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      {hasDetails && (
        <ViewerDetails
          type={type}
          shown={shown}
          words={words}
          page={props.pageOf(shown.slug)}
          mayDownload={maySharpen}
          boards={boards ?? []}
          onBoard={saveToBoard}
          onClose={() => setDetails(false)}
        />
      )}
      <div className={styles.toasts}>
        <Toasts words={{ region: words.toasts, close: words.closeToast }} />
      </div>
    </Dialog>
  );
}
