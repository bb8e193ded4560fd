'use client';
import { useState } from 'react';
import { addressOf } from '../../../api/operations';
import { writeJson } from '../../../api/write';
import { filled } from '../../../i18n/filled';
import { useKeys } from '../../../reader/use-keys';
import { showToast } from '../../../shell/toast-store';
import type { Letter } from '../lib/outbox';
import {
  type DisputedLook,
  nextOf,
  SETTLEMENTS,
  type SettleBody,
  settleCarriedOut,
  settleUndoOf,
} from '../lib/twice';
import { LookOnDesk } from './look-on-desk';
import shows from './shows.module.css';
import styles from './tagging.module.css';
import type { TaggingWords, TwiceWords } from './tagging-words';
import { useOutbox } from './use-outbox';
import { useStandingOfPage } from './use-standing-of-page';

const KEYS = [
  ['1', 'takeFirst'],
  ['2', 'takeSecond'],
  ['b', 'takeBoth'],
  ['0', 'takeNeither'],
] as const;
const isOpen = ({ taken }: DisputedLook) => taken === null;

/** Looks about which two disagree, side by side, each settled by one key. */
export function SettleDesk(props: {
  show: string;
  looks: readonly DisputedLook[];
  /** There is one at least. */
  first: DisputedLook;
  words: TaggingWords;
  twice: TwiceWords;
}) {
  const { show, words, twice } = props;
  const {
    state: looks,
    waiting,
    act,
    undo,
  } = useOutbox<readonly DisputedLook[], SettleBody>({
    name: `settling ${show}`,
    given: props.looks,
    carriedOut: settleCarriedOut,
    undoOf: settleUndoOf,
    send: (letter) => sent(show, letter),
    onRefused: (why) => showToast({ kind: 'error', text: filled(words.refused, { why }) }),
  });
  const [at, setAt] = useState(() => Math.max(0, props.looks.findIndex(isOpen)));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const current = looks[at] ?? props.first;
  const done = looks.filter((look) => look.taken !== null).length;
  useStandingOfPage(done === looks.length, waiting);
  const go = (to: number) => {
    setAt(Math.min(Math.max(to, 0), looks.length - 1));
    setTicked(new Set());
  };
  const later = () => go(at + 1);
  const earlier = () => go(at - 1);
  const settle = (taken: readonly string[]) => {
    if (current.taken !== null) return;
    act({ look: current.slug, taken });
    go(nextOf(looks, at, isOpen));
  };
  const undoLast = () => {
    undo();
    setTicked(new Set());
  };
  const tick = (slug: string) =>
    setTicked(
      (known) => new Set(known.has(slug) ? [...known].filter((one) => one !== slug) : [...known, slug]),
    );
  const { isOn, toggle } = useKeys({
    ...Object.fromEntries(KEYS.map(([key, name]) => [key, () => settle(SETTLEMENTS[name](current))])),
    ArrowRight: later,
    ArrowLeft: earlier,
    j: later,
    k: earlier,
    z: undoLast,
  });
  const chosen = [...current.first, ...current.second].filter(({ slug }) => current.taken?.includes(slug));
  return (
    <div className={styles.desk}>
      <div className={styles.bar} role="toolbar" aria-label={twice.title}>
        <button type="button" aria-keyshortcuts={isOn ? 'z' : undefined} onClick={undoLast}>
          <kbd>z</kbd> {words.undo}
        </button>
        <button type="button" aria-pressed={isOn} onClick={toggle}>
          {isOn ? words.keysOn : words.keysOff}
        </button>
        <p role="status" className={styles.standing}>
          <progress value={done} max={looks.length} aria-label={words.looks} />{' '}
          {done === looks.length
            ? twice.through
            : filled(twice.settleProgress, { done, total: looks.length })}{' '}
          · {waiting > 0 ? filled(words.waiting, { count: waiting }) : words.saved}
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
      <div className={styles.panel}>
        <h2>{filled(twice.settleTitle, { position: current.position })}</h2>
        <h3>{twice.agreed}</h3>
        <TagNames tags={current.agreed} nothing={twice.nothing} />
        <div className={styles.sides}>
          {(['first', 'second'] as const).map((place) => (
            <fieldset key={place}>
              <legend>{place === 'first' ? twice.firstAlone : twice.secondAlone}</legend>
              {current[place].length === 0 && <p className={styles.fine}>{twice.nothing}</p>}
              {current[place].map(({ slug, name }) => (
                <label key={slug}>
                  <input
                    type="checkbox"
                    checked={current.taken?.includes(slug) ?? ticked.has(slug)}
                    disabled={current.taken !== null}
                    onChange={() => tick(slug)}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        {current.taken === null ? (
          <div className={styles.answers}>
            {KEYS.map(([key, name]) => (
              <button
                key={key}
                type="button"
                className={shows.button}
                aria-keyshortcuts={isOn ? key : undefined}
                onClick={() => settle(SETTLEMENTS[name](current))}
              >
                <kbd>{key}</kbd> {twice[name]}
              </button>
            ))}
            {ticked.size > 0 && (
              <button type="button" className={shows.button} onClick={() => settle([...ticked])}>
                {twice.takeChosen}
              </button>
            )}
          </div>
        ) : (
          <p className={styles.done}>
            {chosen.length > 0
              ? filled(twice.settledAs, { names: chosen.map(({ name }) => name).join(', ') })
              : twice.settledNone}
          </p>
        )}
      </div>
    </div>
  );
}

function TagNames({ tags, nothing }: { tags: DisputedLook['agreed']; nothing: string }) {
  return (
    <ul className={styles.tags}>
      {tags.length === 0 && <li className={styles.fine}>{nothing}</li>}
      {tags.map(({ slug, name }) => (
        <li key={slug} className={styles.given}>
          {name}
        </li>
      ))}
    </ul>
  );
}

async function sent(show: string, { id, body: { look, taken } }: Letter<SettleBody>): Promise<void> {
  const path = '/api/newsroom/double-tagging/shows/{slug}/settlements';
  if (taken !== null) {
    await writeJson('post', addressOf(path, { path: { slug: show } }), { look, taken }, id);
    return;
  }
  const address = addressOf(`${path}/{look}`, { path: { slug: show, look } });
  await writeJson('delete', address, undefined, id);
}
