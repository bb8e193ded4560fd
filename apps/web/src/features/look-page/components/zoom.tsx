'use client';
import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../../design/dialog';
import { askSession, useSession } from '../../../reader/session-store';
import { arrive, closeViewer, openViewer, toggleLarge, useViewer } from '../stores/viewer-store';
import styles from './zoom.module.css';

export interface ZoomWords {
  open: string;
  close: string;
  larger: string;
  smaller: string;
}

/**
 * The picture is a link to itself in full size; where scripts run it opens over the page instead. A click enlarges it,
 * arrow keys, wheel, fingers and dragging move it, Escape leaves. While it is whole it stays open from look to look.
 */
export function Zoom(props: {
  src: string;
  /** The same in the size that comes with a plan. */
  sharp: string;
  /** Of the looks beside it, which are loaded once it is open. */
  beside?: readonly string[];
  alt: string;
  /** Of the picture, in pixels, so that it has its place before it is there. */
  width: number;
  height: number;
  words: ZoomWords;
  children: ReactNode;
}) {
  const { src, sharp, beside = [], alt, words } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const moved = useRef(0);
  const isOpen = useViewer((viewer) => viewer.isOpen);
  const isLarge = useViewer((viewer) => viewer.isLarge);
  // Whoever has no more than an account would be refused it.
  const maySharpen = useSession(({ user }) => user?.roles.some((role) => role !== 'member') ?? false);
  const [isSharp, setSharp] = useState(false);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openViewer();
    dialog.current?.showModal();
  };
  // Before the paint, so that nothing flickers between two looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture is arrived at once.
  useLayoutEffect(() => {
    if (arrive() && !dialog.current?.open) dialog.current?.showModal();
  }, [src]);
  /** Enlarges about the point that was clicked, or about the middle. */
  const toggle = (x = 0.5, y = 0.5) => {
    const isNowLarge = toggleLarge();
    if (isNowLarge) void askSession();
    requestAnimationFrame(() => {
      const box = field.current;
      if (!box || !isNowLarge) return;
      box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
    });
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A key presses no point.
    if (event.detail === 0) return toggle();
    // The end of a drag is no click.
    if (moved.current > 6) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    toggle((event.clientX - left) / width, (event.clientY - top) / height);
  };
  const onPointerDown = () => {
    moved.current = 0;
  };
  const onPointerMove = (event: PointerEvent) => {
    // Fingers scroll by themselves.
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || !isLarge) return;
    moved.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    field.current?.scrollBy(-event.movementX, -event.movementY);
  };
  return (
    <>
      <a href={src} aria-label={words.open} aria-haspopup="dialog" onClick={open} className={styles.open}>
        {props.children}
      </a>
      <Dialog dialog={dialog} kind="screen" label={alt} closedBy="closerequest" onClose={closeViewer}>
        <div className={styles.tools}>
          <button type="button" onClick={() => toggle()} aria-pressed={isLarge}>
            {isLarge ? words.smaller : words.larger}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
        <div ref={field} className={styles.field} data-large={isLarge}>
          {isOpen && (
            // Whoever has the focus on it moves the picture by the arrow keys, as all that scrolls.
            <button
              type="button"
              className={styles.picture}
              aria-pressed={isLarge}
              onClick={onClick}
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
            >
              <img
                src={isSharp ? sharp : src}
                alt={alt}
                width={props.width}
                height={props.height}
                draggable={false}
              />
              {isLarge && maySharpen && !isSharp && (
                <img src={sharp} alt="" hidden onLoad={() => setSharp(true)} />
              )}
            </button>
          )}
        </div>
        {isOpen && beside.map((other) => <img key={other} src={other} alt="" hidden />)}
      </Dialog>
    </>
  );
}
