'use client';
import { type MouseEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import { useKeys } from '../../../reader/use-keys';
import { showToast } from '../../../shell/toast-store';
import { colourAt } from '../lib/colour-at';
import { type Hint, hintsFor } from '../lib/tag-hints';
import { searchable } from '../lib/tag-search';
import { type DeskLook, nextWanting, toggled, withColour } from '../lib/tagging';
import { GarmentColours } from './garment-colours';
import { LookTile } from './look-grid';
import { PALETTE_KEYS, TagPanel } from './tag-panel';
import styles from './tagging.module.css';
import type { TaggingWords } from './tagging-words';
import { type HintOutcome, useDesk } from './use-desk';
import { usePictureHints } from './use-picture-hints';
import { useSpeed } from './use-speed';

const WORN = new Set(['garment', 'shoes', 'bag', 'accessory']);

/** All looks of a show, tagged by keys: one at a time or many at once. */
export function TaggingDesk(props: {
  show: string;
  looks: readonly DeskLook[];
  /** There is one at least. */
  first: DeskLook;
  tags: readonly Shape<'TagWordsDto'>[];
  hints: Shape<'TagHintsDto'>;
  colours: Readonly<Record<string, string>>;
  words: TaggingWords;
}) {
  const { show, words } = props;
  const fieldId = useId();
  const { looks, waiting, tag, dress, undo } = useDesk(show, props.looks, (why) =>
    showToast({ kind: 'error', text: filled(words.refused, { why }) }),
  );
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      props.looks.findIndex(({ tags }) => tags.length === 0),
    ),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isGrid, setGrid] = useState(false);
  const [picking, setPicking] = useState<string | null>(null);
  const all = useMemo(() => searchable(props.tags), [props.tags]);
  const names = useMemo(() => new Map(all.map(({ slug, name }) => [slug, name])), [all]);
  const nameOf = useCallback((slug: string) => names.get(slug) ?? slug, [names]);
  const kinds = useMemo(() => new Map(all.map(({ slug, kind }) => [slug, kind])), [all]);
  const palette = all.slice(0, PALETTE_KEYS.length);
  const done = looks.filter(({ tags }) => tags.length > 0).length;
  const speed = useSpeed(done);

  const current = looks[at] ?? props.first;
  const picture = usePictureHints(show, props.looks, at);
  const hints = useMemo(
    () => hintsFor(current, looks, props.hints, picture.hints),
    [current, looks, props.hints, picture.hints],
  );
  // What was offered for a look when it came up, and what became of it: told with the next change.
  const offered = useRef<{ look: string; hints: readonly Hint[] } | null>(null);
  // What comes late is offered, too, as long as nothing was taken.
  if (offered.current?.look !== current.slug || !picture.hasBegun)
    offered.current = { look: current.slug, hints };
  const learned = useRef<HintOutcome[]>([]);
  const meant = chosen.size > 0 ? [...chosen] : [current.slug];

  const toggle = (slug: string) => {
    picture.begin();
    tag(toggled(looks, meant, slug), learned.current.splice(0, 60));
  };
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), looks.length - 1);
    if (next === at) return;
    // A look that is left without a tag was passed over, which says nothing of what was offered.
    if (current.tags.length > 0)
      learned.current.push(
        ...(offered.current?.hints ?? []).map((hint) => ({
          tag: hint.tag,
          source: hint.source,
          accepted: current.tags.includes(hint.tag),
        })),
      );
    setAt(next);
    setPicking(null);
  };
  const copy = () => {
    const before = looks[at - 1];
    if (before) tag({ looks: meant, add: before.tags, remove: [] });
  };
  const choose = (slug: string) =>
    setChosen(
      (known) => new Set(known.has(slug) ? [...known].filter((one) => one !== slug) : [...known, slug]),
    );
  const chooseAll = () =>
    setChosen((known) => (known.size > 0 ? new Set() : new Set(looks.map(({ slug }) => slug))));
  const chooseNone = () => setChosen(new Set());
  const later = () => go(at + 1);
  const earlier = () => go(at - 1);
  const { isOn, toggle: toggleKeys } = useKeys({
    ...Object.fromEntries(
      PALETTE_KEYS.map((key, index) => [key, () => palette[index] && toggle(palette[index].slug)]),
    ),
    ...Object.fromEntries(hints.map((hint, index) => [String(index + 1), () => toggle(hint.tag)])),
    ArrowRight: later,
    ArrowLeft: earlier,
    j: later,
    k: earlier,
    n: () => go(nextWanting(looks, at)),
    f: () => document.getElementById(fieldId)?.focus(),
    c: copy,
    x: () => choose(current.slug),
    a: chooseAll,
    z: undo,
    g: () => setGrid(!isGrid),
    Escape: chooseNone,
  });
  const pick = async (event: MouseEvent<HTMLElement>) => {
    const picture = event.currentTarget.querySelector('img');
    if (!picking || !picture) return;
    const box = picture.getBoundingClientRect();
    // By keys there is no place: the middle of the picture is where the look is.
    const [x, y] =
      event.detail === 0
        ? [0.5, 0.5]
        : [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const colour = await colourAt(picture, x, y);
    if (colour) dress(current.slug, withColour(current.garments, picking, colour));
  };
  const tools = [
    ['n', words.next, () => go(nextWanting(looks, at))],
    ['c', words.copy, copy],
    ['a', words.all, chooseAll],
    ['z', words.undo, undo],
    ['g', isGrid ? words.single : words.grid, () => setGrid(!isGrid)],
  ] as const;
  const title =
    chosen.size > 0
      ? filled(words.chosen, { count: chosen.size })
      : filled(words.tagsOf, { position: current.position });
  const common = looks
    .filter(({ slug }) => meant.includes(slug))
    .reduce((kept, look) => kept.filter((one) => look.tags.includes(one)), current.tags);
  return (
    <div className={styles.desk}>
      <div className={styles.bar} role="toolbar" aria-label={words.title}>
        {tools.map(([key, label, act]) => (
          <button key={key} type="button" aria-keyshortcuts={isOn ? key : undefined} onClick={act}>
            <kbd>{key}</kbd> {label}
          </button>
        ))}
        <button type="button" aria-pressed={isOn} onClick={toggleKeys}>
          {isOn ? words.keysOn : words.keysOff}
        </button>
        <p role="status" className={styles.standing}>
          <progress value={done} max={looks.length} aria-label={words.looks} />{' '}
          {filled(words.progress, { done, total: looks.length })}
          {speed !== null && ` · ${filled(words.speed, { speed })}`} ·{' '}
          {waiting > 0 ? filled(words.waiting, { count: waiting }) : words.saved}
        </p>
      </div>
      {isGrid ? (
        <ol className={styles.grid} aria-label={words.looks}>
          {looks.map((look, index) => (
            <LookTile
              key={look.slug}
              look={look}
              index={index}
              isCurrent={index === at}
              isChosen={chosen.has(look.slug)}
              names={look.tags.map(nameOf).join(', ')}
              words={words}
              onGo={setAt}
              onChoose={choose}
            />
          ))}
        </ol>
      ) : (
        <figure className={styles.single} data-picking={picking ?? undefined}>
          <button type="button" className={styles.whole} disabled={picking === null} onClick={pick}>
            <Picture
              key={current.slug}
              filename={current.image_filename}
              alt={filled(words.look, { position: current.position })}
              sizes="(min-width: 60rem) 40vw, 90vw"
              width={current.width}
              height={current.height}
              thumbhash={current.thumbhash}
              colours={current.colours}
              priority
            />
          </button>
          <figcaption>
            <button type="button" aria-label={words.earlier} onClick={earlier} disabled={at === 0}>
              ←
            </button>
            {filled(words.look, { position: current.position })} / {looks.length}
            <button type="button" aria-label={words.later} onClick={later} disabled={at === looks.length - 1}>
              →
            </button>
          </figcaption>
        </figure>
      )}
      <div>
        <TagPanel
          title={title}
          tags={common}
          hints={chosen.size > 0 ? [] : hints}
          note={picture.hasFailed ? words.modelFailed : ''}
          palette={palette}
          all={all}
          nameOf={nameOf}
          words={words}
          onToggle={toggle}
          fieldId={fieldId}
        />
        {!isGrid && chosen.size === 0 && (
          <GarmentColours
            look={current}
            kinds={current.tags.filter((slug) => WORN.has(kinds.get(slug) ?? ''))}
            picking={picking}
            nameOf={nameOf}
            colourOf={(slug) => props.colours[slug] ?? slug}
            words={words}
            onPick={setPicking}
            onDress={(garments) => dress(current.slug, garments)}
          />
        )}
      </div>
    </div>
  );
}
