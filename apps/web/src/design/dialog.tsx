'use client';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

type Named =
  | {
      title: ReactNode;
      /** What its closing button says. */
      close: string;
      label?: never;
    }
  | { label: string; title?: never; close?: never };

export type DialogProps = Named & {
  /** By which a button opens it (`OpensDialog`). */
  id?: string;
  dialog?: RefObject<HTMLDialogElement | null>;
  /** In the middle, along the end of the screen, or all of it. */
  kind?: 'window' | 'sheet' | 'screen';
  /** Whether it opens as soon as it is drawn. */
  startsOpen?: boolean;
  /** What closes it besides its own buttons: anything beside it and Escape, Escape alone, or nothing. */
  closedBy?: 'any' | 'closerequest' | 'none';
  /** Escape, or a phone's way back, was asked for. @returns whether it closed something smaller, so that the dialog stays */
  onBack?: () => boolean;
  children: ReactNode;
} & Pick<ComponentProps<'dialog'>, 'className' | 'onClose' | 'onKeyDown' | 'aria-describedby'>;

/**
 * The one dialog: HTML's own, so that the page behind it is inert, focus goes in and comes back, and a reader who is
 * faster than the scripts is answered all the same (ADR 25).
 */
export function Dialog(props: DialogProps) {
  const { title, close, label, kind = 'window', startsOpen = false, closedBy = 'any', children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const own = useRef<HTMLDialogElement>(null);
  const dialog = props.dialog ?? own;
  useEffect(() => {
    if (startsOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [dialog, startsOpen]);
  // React's types do not know these attributes yet.
  const lightDismiss = { closedby: closedBy };
  const invoker = { command: 'close', commandfor: id };
  return (
    <dialog
      {...lightDismiss}
      id={id}
      ref={dialog}
      className={`${styles[kind]} ${props.className ?? ''}`}
      aria-label={label}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={props['aria-describedby']}
      onClose={props.onClose}
      // For browsers that do not know `closedby`, too.
      onCancel={(event) => {
        // React tells of dialogs within this one, too.
        if (event.target !== event.currentTarget) return;
        if (closedBy === 'none' || props.onBack?.()) event.preventDefault();
      }}
      onKeyDown={props.onKeyDown}
    >
      {title ? (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            <button {...invoker} type="button" aria-label={close} onClick={() => dialog.current?.close()}>
              ×
            </button>
          </div>
          {children}
        </div>
      ) : (
        children
      )}
    </dialog>
  );
}
