import { type RefObject, useEffect, useState } from 'react';
import { pictureIn } from './picture-in';

/** A file that is dropped and no picture is given, too, so that somebody says so; what is pasted may be words. */
const fileIn = (data: DataTransfer | null): File | undefined => pictureIn(data) ?? data?.files[0];
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes what is pasted or dropped anywhere on the page, or in a dialog: a browser would leave the page to show a file that misses
 * its place. What goes to an open dialog is not the page's.
 * @returns whether a file is held over it just now
 */
export function usePictureGiven(onFile: (file: File) => void, dialog?: RefObject<HTMLDialogElement | null>) {
  const [isOver, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with a file is the same all the time.
  useEffect(() => {
    const place: Document | HTMLDialogElement | null = dialog ? dialog.current : document;
    const isOwn = ({ target }: Event) => Boolean(dialog) || !(target as Element).closest?.('dialog');
    const onPaste = (event: ClipboardEvent) => {
      const pasted = isOwn(event) ? pictureIn(event.clipboardData) : undefined;
      if (pasted) onFile(pasted);
    };
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event) || !isOwn(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const dropped = isOwn(event) ? fileIn(event.dataTransfer) : undefined;
      if (!dropped) return;
      event.preventDefault();
      onFile(dropped);
    };
    const listeners = { paste: onPaste, dragover: onDragOver, dragleave: onDragLeave, drop: onDrop };
    for (const [of, listener] of Object.entries(listeners))
      place?.addEventListener(of, listener as EventListener);
    return () => {
      for (const [of, listener] of Object.entries(listeners))
        place?.removeEventListener(of, listener as EventListener);
    };
  }, []);
  return isOver;
}
