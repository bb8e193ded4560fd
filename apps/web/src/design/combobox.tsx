'use client';
import { Combobox as Base } from '@base-ui/react/combobox';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './combobox.module.css';
import type { Choice, FieldProps, InPlace, Suggested } from './combobox-props';

/** Pixels from the end of the list at which more of it is asked for. */
const NEAR_END_PX = 50;

/**
 * The one field that suggests while the reader types: Base UI's, loaded by `LazyField` when somebody is about to use
 * it. What is suggested is asked for by whoever uses it; choosing is an act and leaves nothing in the field.
 */
export function Combobox<C extends Choice>(props: FieldProps & InPlace & Suggested<C>) {
  const { choices, text, message, isInline = false, focus } = props;
  const field = useRef<HTMLInputElement>(null);
  const picked = useRef(false);
  useLayoutEffect(() => {
    // Whoever was in the plain field goes on in this one.
    if (!focus) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...focus);
  }, [focus]);
  const [isOpen, setOpen] = useState(focus !== null);
  const { onOpen } = props;
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen, onOpen]);
  const list = (
    <>
      <Base.List
        className={styles.list}
        aria-label={props.label}
        // A hand on its bar takes the focus from nobody.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget: box }) => {
          if (box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_END_PX) props.onEnd?.();
        }}
      >
        {(choice: C, place: number) => (
          // By its place too: the same choice higher up would count as a shift of the page.
          <Base.Item key={`${place} ${choice.slug}`} value={choice} className={styles.item}>
            {choice.image && (
              <img src={`/cdn/thumb_200/${encodeURIComponent(choice.image)}`} alt="" loading="lazy" />
            )}
            <span>
              {choice.name} {choice.note && <small>{choice.note}</small>}
            </span>{' '}
            <small>{choice.detail}</small>
          </Base.Item>
        )}
      </Base.List>
      <Base.Status className={styles.message}>{message}</Base.Status>
    </>
  );
  return (
    <Base.Root<C>
      // Never in a layer of its own, whose hidden buttons speak English alone, and which no dialog lets anybody reach.
      inline
      open={isInline || isOpen}
      onOpenChange={setOpen}
      items={choices}
      filter={null}
      value={null}
      onValueChange={(choice) => choice && props.onChoose(choice)}
      inputValue={text}
      onInputValueChange={(now, { reason }) => {
        if (reason === 'input-change' || reason === 'escape-key') props.onText(now);
      }}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.slug === other.slug}
      autoHighlight={props.picksFirst ?? false}
      onItemHighlighted={(choice) => {
        picked.current = choice !== undefined;
      }}
    >
      <Base.Input
        ref={(input) => {
          field.current = input;
          if (props.startsFocused) input?.toggleAttribute('autofocus', true);
        }}
        id={props.id}
        name={props.name}
        enterKeyHint={props.name ? 'search' : undefined}
        className={props.inputClassName}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autoComplete="off"
        // A list that stands in its place counts as open for good with Base UI; this one is taken away.
        aria-expanded={isInline || isOpen}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          // Once for the choices, once more for what was typed; a dialog is closed by it.
          if (event.key === 'Escape' && !isInline) {
            if (isOpen) setOpen(false);
            else props.onText('');
          }
          if (event.key !== 'Enter' || picked.current || props.name || !(isInline || isOpen)) return;
          // No form is sent by it.
          event.preventDefault();
          const [first] = choices;
          if (first && props.picksFirst) props.onChoose(first);
        }}
      />
      {isInline
        ? list
        : isOpen && (
            <div className={styles.below}>
              <div className={styles.popup}>{list}</div>
            </div>
          )}
    </Base.Root>
  );
}
