'use client';
import type { ComponentProps } from 'react';

/**
 * A button that opens a dialog of the page. Browsers do that by themselves (HTML's invoker commands), so a reader who
 * is faster than the page's scripts is not left without an answer; older browsers need the script.
 */
export function OpensDialog(
  props: Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
    /** The id of the dialog. */
    dialog: string;
    onOpen?: () => void;
  },
) {
  const { dialog, onOpen, ...rest } = props;
  const invoker = { command: 'show-modal', commandfor: dialog };
  const open = () => {
    const element = document.getElementById(dialog);
    const opensItself = 'commandForElement' in HTMLButtonElement.prototype;
    if (element instanceof HTMLDialogElement && !opensItself) element.showModal();
    onOpen?.();
  };
  return <button {...rest} {...invoker} type="button" aria-haspopup="dialog" onClick={open} />;
}
