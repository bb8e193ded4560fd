'use client';
import { GROUP_LIMITS, groupsText, isGroupKey } from '@toile/contracts';
import { usePathname } from 'next/navigation';
import { type CSSProperties, useId, useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { OwnChoices } from '../board/own-choices';
import { groupOf, useOwnSets } from '../board/use-own-sets';
import { ConceptFinder } from './concept-finder';
import { colourOf } from './lines-option';
import styles from './series.module.css';
import {
  drawingsOf,
  groupedIn,
  isOfLooks,
  isOfSeasons,
  MEASURES,
  MOST,
  ofsOf,
  type SeriesScope,
  SPANS,
  STEPS,
  scalesOf,
} from './series-scope';
import { hexOf } from './streams-option';

interface Props {
  scope: SeriesScope;
  choose(changes: Partial<SeriesScope>): void;
}

/** What is drawn and how; the address follows. */
export function SeriesControls({ scope, choose }: Props) {
  const { words, options, environment } = useBoard();
  const { time } = words;
  const isOfWhole = isOfSeasons(scope);
  // The demo's days are not chosen.
  const choosesDays = !isOfWhole && environment === 'Master';
  return (
    <form
      className={styles.controls}
      method="get"
      action={usePathname()}
      aria-label={words.filters.label}
      id="filters"
    >
      <Choice
        name="measure"
        label={words.filters.metric}
        value={scope.measure}
        list={MEASURES}
        texts={time.measures}
        onChoose={(measure) => {
          const of = ofsOf(measure).includes(scope.of) ? scope.of : (ofsOf(measure)[0] ?? scope.of);
          const hasGroups = groupedIn({ measure, of }) === groupedIn(scope);
          choose({ measure, of, ...(of !== scope.of && { slugs: [] }), ...(!hasGroups && { groups: [] }) });
        }}
      />
      <Choice
        name="of"
        label={time.of}
        value={scope.of}
        list={ofsOf(scope.measure)}
        texts={time.concepts}
        onChoose={(of) => choose({ of, slugs: [], groups: [] })}
      />
      {!isOfWhole && (
        <Choice
          name="step"
          label={time.by}
          value={scope.step}
          list={STEPS}
          texts={time.steps}
          onChoose={(step) =>
            choose({ step, ...(step === 'day' && Number(scope.span) > 26 && { span: '13' }) })
          }
        />
      )}
      {choosesDays && (
        <Choice
          name="span"
          label={time.span}
          value={scope.span}
          list={scope.step === 'day' ? SPANS.slice(0, 2) : SPANS}
          texts={time.spans}
          onChoose={(span) => choose({ span })}
        />
      )}
      {chosenBy(scope).map((field) => (
        <label key={field}>
          <span>{words.filters[field]}</span>
          <select
            name={field}
            value={scope[field]}
            onChange={(event) => choose({ [field]: event.target.value })}
          >
            {options[field].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Choice
        name="as"
        label={words.card.view}
        value={scope.as}
        list={drawingsOf(scope)}
        texts={time.drawings}
        onChoose={(as) => choose({ as })}
      />
      <Choice
        name="scale"
        label={time.scale}
        value={scope.scale}
        list={scalesOf(scope)}
        texts={time.scales}
        onChoose={(scale) => choose({ scale })}
      />
      {(isOfWhole || choosesDays) && scope.as !== 'streams' && (
        <Check name="year" label={time.year} isOn={scope.year} onChange={(year) => choose({ year })} />
      )}
      <Check
        name="smooth"
        label={time.smooth}
        isOn={scope.smooth}
        onChange={(smooth) => choose({ smooth })}
      />
      {scope.slugs.length > 0 && <input type="hidden" name="slugs" value={scope.slugs.join(',')} />}
      {scope.groups.length > 0 && <input type="hidden" name="groups" value={groupsText(scope.groups)} />}
      <noscript>
        <button type="submit">{words.filters.apply}</button>
      </noscript>
    </form>
  );
}

/** Filters of the board that a measure obeys. */
function chosenBy(scope: SeriesScope): readonly ('type' | 'city' | 'country' | 'job')[] {
  if (isOfLooks(scope)) return scope.of === 'city' ? ['type'] : ['type', 'city'];
  return scope.measure === 'members' ? ['job'] : ['country'];
}

function Choice<T extends string>(props: {
  name: string;
  label: string;
  value: T;
  list: readonly T[];
  texts: Record<T, string>;
  onChoose(value: T): void;
}) {
  return (
    <label>
      <span>{props.label}</span>
      <select
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChoose(event.target.value as T)}
      >
        {props.list.map((one) => (
          <option key={one} value={one}>
            {props.texts[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

const Check = (props: { name: string; label: string; isOn: boolean; onChange(isOn: boolean): void }) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      name={props.name}
      value="1"
      checked={props.isOn}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    <span>{props.label}</span>
  </label>
);

/** What is followed, each in the colour of its line: a click takes it out, a dialog puts others in. */
export function SeriesNames(props: Props & { shown: readonly { slug: string; name: string }[] }) {
  const { scope, choose, shown } = props;
  const { words } = useBoard();
  const own = useOwnSets();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const dimension = groupedIn(scope);
  const { groups } = scope;
  const isGroup = (slug: string) => groups.some(({ key }) => key === slug);
  const slugs = shown.map(({ slug }) => slug).filter((slug) => !isGroupKey(slug));
  const offered = own.groups
    .map((one) => ({ ...one, group: groupOf(one) }))
    .filter(({ group }) => !isGroup(group.key));
  return (
    <div className={styles.names}>
      <ul>
        {shown.map(({ slug, name }, index) => (
          <li
            key={slug}
            style={{ '--line': scope.as === 'streams' ? hexOf(slug) : colourOf(index) } as CSSProperties}
          >
            {name}
            {shown.length > 1 && (
              <button
                type="button"
                aria-label={filled(words.time.remove, { name })}
                onClick={() =>
                  choose({
                    slugs: slugs.filter((one) => one !== slug),
                    groups: groups.filter(({ key }) => key !== slug),
                  })
                }
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < MOST && <OpensDialog dialog={id}>{words.time.add}</OpensDialog>}
      {scope.slugs.length + groups.length > 0 && (
        <button type="button" onClick={() => choose({ slugs: [], groups: [] })}>
          {words.time.largest}
        </button>
      )}
      <Dialog id={id} dialog={dialog} title={words.time.add} close={words.how.close}>
        <ConceptFinder
          of={scope.of}
          label={words.time.add}
          onChoose={(slug) => {
            dialog.current?.close();
            if (!slugs.includes(slug)) choose({ slugs: [...slugs, slug] });
          }}
        />
        {dimension && groups.length < GROUP_LIMITS.groups && (
          <OwnChoices
            dimension={dimension}
            groups={offered}
            sets={NO_SETS}
            onSet={() => {}}
            onGroup={(group) => {
              dialog.current?.close();
              choose({ slugs, groups: [...groups, groupOf(group)] });
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

const NO_SETS: readonly never[] = [];
