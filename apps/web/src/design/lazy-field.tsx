'use client';
import { type ComponentType, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../reader/when-idle';
import type { Choice, FieldProps, InPlace, Selected, Suggested } from './combobox-props';

/**
 * A field whose suggestions are loaded, with all that asks for them, when a hand or the focus comes near; until then it
 * is a plain one that keeps what is typed. Whoever is in it by then stays in it.
 */
export function LazyField<P extends object>(props: {
  field: FieldProps;
  /** Above the field, or for those alone who cannot see where it stands. */
  isLabelHidden?: boolean;
  id?: string | undefined;
  load: () => Promise<ComponentType<FieldProps & InPlace & P>>;
  /** What the loaded one is told beside the field. */
  more: P;
}) {
  const { field, load } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const [Loaded, setLoaded] = useState<ComponentType<FieldProps & InPlace & P> | null>(null);
  const plain = useRef<HTMLInputElement>(null);
  const [focus, setFocus] = useState<Selected | null>(null);
  const isAsked = useRef(false);
  const begin = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // The press that comes with the hand is answered first.
    whenIdle(() => {
      load().then(
        (Loaded) => {
          const input = plain.current;
          // At once: a key pressed between looking where the caret is and the change of fields would be put before the one before it.
          flushSync(() => {
            if (input && document.activeElement === input)
              setFocus([input.selectionStart ?? 0, input.selectionEnd ?? 0]);
            setLoaded(() => Loaded);
          });
        },
        // The field stays as it is; the next one who comes near tries again.
        () => {
          isAsked.current = false;
        },
      );
    });
  }, [load]);
  return (
    <>
      <label htmlFor={id} className={props.isLabelHidden ? 'visually-hidden' : undefined}>
        {field.label}
      </label>
      {Loaded ? (
        <Loaded {...field} {...props.more} id={id} focus={focus} />
      ) : (
        <input
          ref={(input) => {
            plain.current = input;
            if (field.startsFocused) input?.toggleAttribute('autofocus', true);
          }}
          id={id}
          name={field.name}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          className={field.inputClassName}
          placeholder={field.placeholder}
          maxLength={field.maxLength}
          value={field.text}
          onChange={(event) => field.onText(event.target.value)}
          onPointerEnter={begin}
          onFocus={begin}
        />
      )}
    </>
  );
}

/** For a field whose choices are known where it stands. */
export const loadCombobox = <C extends Choice>(): Promise<
  ComponentType<FieldProps & InPlace & Suggested<C>>
> => import('./combobox').then(({ Combobox }) => Combobox<C>);
