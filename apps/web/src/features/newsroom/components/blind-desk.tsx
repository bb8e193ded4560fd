'use client';
import { useCallback, useId, useMemo, useState } from 'react';
import { addressOf, type Shape } from '../../../api/operations';
import { writeJson } from '../../../api/write';
import { filled } from '../../../i18n/filled';
import { useKeys } from '../../../reader/use-keys';
import { showToast } from '../../../shell/toast-store';
import type { Letter } from '../lib/outbox';
import { hintsFor } from '../lib/tag-hints';
import { searchable } from '../lib/tag-search';
import { toggled } from '../lib/tagging';
import { type BlindBody, type BlindLook, blindCarriedOut, blindUndoOf, nextOf } from '../lib/twice';
import { LookOnDesk } from './look-on-desk';
import { PALETTE_KEYS, TagPanel } from './tag-panel';
import styles from './tagging.module.css';
import type { TaggingWords, TwiceWords } from './tagging-words';
import { useOutbox } from './use-outbox';
import { usePictureHints } from './use-picture-hints';
import { useStandingOfPage } from './use-standing-of-page';

const isOpen = ({ done }: BlindLook) => !done;

/** Looks that somebody tags without seeing what the other says of them; suggestions know their own tags alone. */
export function BlindDesk(props: {
  show: string;
  looks: readonly BlindLook[];
  /** There is one at least. */
  first: BlindLook;
  tags: readonly Shape<'TagWordsDto'>[];
  hints: Shape<'TagHintsDto'>;
  words: TaggingWords;
  twice: TwiceWords;
}) {
  const { show, words, twice } = props;
  const fieldId = useId();
  const {
    state: looks,
    waiting,
    act,
    undo,
  } = useOutbox<readonly BlindLook[], BlindBody>({
    name: `tagging twice ${show}`,
    given: props.looks,
    carriedOut: blindCarriedOut,
    undoOf: blindUndoOf,
    send: (letter) => sent(show, letter),
    onRefused: (why) => showToast({ kind: 'error', text: filled(words.refused, { why }) }),
  });
  const [at, setAt] = useState(() => Math.max(0, props.looks.findIndex(isOpen)));
  const all = useMemo(() => searchable(props.tags), [props.tags]);
  const names = useMemo(() => new Map(all.map(({ slug, name }) => [slug, name])), [all]);
  const nameOf = useCallback((slug: string) => names.get(slug) ?? slug, [names]);
  const palette = all.slice(0, PALETTE_KEYS.length);
  const current = looks[at] ?? props.first;
  const picture = usePictureHints(show, props.looks, at);
  const hints = useMemo(
    () => hintsFor(current, looks, props.hints, picture.hints),
    [current, looks, props.hints, picture.hints],
  );
  const done = looks.filter((look) => look.done).length;
  useStandingOfPage(done === looks.length, waiting);

  const toggle = (slug: string) => {
    if (current.done) return;
    picture.begin();
    act({ is: 'tags', ...toggled(looks, [current.slug], slug) });
  };
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), looks.length - 1));
  const later = () => go(at + 1);
  const earlier = () => go(at - 1);
  const next = () => setAt(nextOf(looks, at, isOpen));
  const finish = () => {
    act({ is: 'done', look: current.slug, done: !current.done });
    if (!current.done) next();
  };
  const copy = () => {
    const before = looks[at - 1];
    if (before && !current.done) act({ is: 'tags', looks: [current.slug], add: before.tags, remove: [] });
  };
  const { isOn, toggle: toggleKeys } = useKeys({
    ...Object.fromEntries(
      PALETTE_KEYS.map((key, index) => [key, () => palette[index] && toggle(palette[index].slug)]),
    ),
    ...Object.fromEntries(hints.map((hint, index) => [String(index + 1), () => toggle(hint.tag)])),
    ArrowRight: later,
    ArrowLeft: earlier,
    j: later,
    k: earlier,
    n: next,
    f: () => document.getElementById(fieldId)?.focus(),
    c: copy,
    d: finish,
    z: undo,
  });
  const tools = [
    ['d', current.done ? twice.reopen : twice.finish, finish],
    ['n', twice.next, next],
    ['c', words.copy, copy],
    ['z', words.undo, undo],
  ] as const;
  return (
    <div className={styles.desk}>
      <div className={styles.bar} role="toolbar" aria-label={twice.title}>
        {tools.map(([key, label, carryOut]) => (
          <button
            key={key}
            type="button"
            aria-keyshortcuts={isOn ? key : undefined}
            onClick={carryOut}
            disabled={key === 'd' && current.compared}
          >
            <kbd>{key}</kbd> {label}
          </button>
        ))}
        <button type="button" aria-pressed={isOn} onClick={toggleKeys}>
          {isOn ? words.keysOn : words.keysOff}
        </button>
        <p role="status" className={styles.standing}>
          <progress value={done} max={looks.length} aria-label={words.looks} />{' '}
          {done === looks.length ? twice.allDone : filled(twice.progress, { done, total: looks.length })} ·{' '}
          {waiting > 0 ? filled(words.waiting, { count: waiting }) : words.saved}
        </p>
      </div>
      <LookOnDesk
        look={current}
        at={at}
        count={looks.length}
        words={words}
        onEarlier={earlier}
        onLater={later}
      />
      <div>
        {current.done && <p className={styles.done}>{current.compared ? twice.isCompared : twice.isDone}</p>}
        <TagPanel
          title={filled(words.tagsOf, { position: current.position })}
          tags={current.tags}
          hints={current.done ? [] : hints}
          note={picture.hasFailed ? words.modelFailed : ''}
          palette={palette}
          all={all}
          nameOf={nameOf}
          words={words}
          onToggle={toggle}
          fieldId={fieldId}
        />
      </div>
    </div>
  );
}

async function sent(show: string, { id, body }: Letter<BlindBody>): Promise<void> {
  const { is, ...wanted } = body;
  const path = `/api/newsroom/double-tagging/shows/{slug}/${is}`;
  await writeJson('post', addressOf(path, { path: { slug: show } }), wanted, id);
}
