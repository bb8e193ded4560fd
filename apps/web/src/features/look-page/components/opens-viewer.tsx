'use client';
import { pathOf } from '@toile/contracts/routes';
import { useRouter } from 'next/navigation';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '../../../reader/when-idle';
import { fileOf } from '../lib/slide';
import type { Viewed, ViewerProps } from '../lib/viewer-props';
import styles from './opens-viewer.module.css';

/** Of an entry of the history in which the viewer is open. */
const MARK = 'viewer';
const isOpenIn = (state: unknown) => (state as Record<string, unknown> | null)?.[MARK] === true;

const load = () => import('./viewer').then(({ Viewer }) => Viewer);

const comeNear = () => void load().catch(() => undefined);

/** Whether the reader comes from the viewer to the page of the picture it was closed on. */
let comesFromViewer = false;

/**
 * The picture is a link to itself in full size; where scripts run the viewer opens over the page instead, loaded when a hand comes near.
 * It has an entry of the history to itself: to go back closes it, and the page is that of the picture it was closed on.
 */
export function OpensViewer({ children, ...viewed }: Viewed & { children: ReactNode }) {
  const { type, slug, slides, words } = viewed;
  const router = useRouter();
  const link = useRef<HTMLAnchorElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const shown = useRef(slug);
  const page = useCallback(
    (of: string) =>
      `/${location.pathname.slice(1, 3)}${pathOf(type === 'look' ? 'look_show' : 'street_show', { slug: of })}`,
    [type],
  );

  useEffect(() => {
    const follow = () => {
      const at = slides.find((slide) => page(slide.slug) === location.pathname)?.slug;
      if (isOpenIn(history.state) && at) {
        shown.current = at;
        setOpenAt(at);
        return;
      }
      setOpenAt((before) => {
        if (before !== null && shown.current !== slug) {
          comesFromViewer = true;
          // After the router has gone back itself: on a page that was loaded whole it hears of it later than this, and would stay there.
          setTimeout(() => router.replace(page(shown.current), { scroll: false }));
        }
        return null;
      });
      // Opened once more it comes after the answer to the press as well.
      setViewer(null);
    };
    // Where the page was loaded anew under the viewer, or come back to, it is there again.
    follow();
    if (comesFromViewer) link.current?.focus({ preventScroll: true });
    comesFromViewer = false;
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [slides, slug, page, router]);
  // What is pressed while the viewer is on its way is the viewer's, and is done once it is there.
  const early = useRef<string[]>([]);
  useEffect(() => {
    if (openAt === null || Viewer) return;
    const keep = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !/^(Arrow\w+|[a-z1-9])$/i.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      early.current.push(event.key);
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [openAt, Viewer]);
  useEffect(() => {
    if (openAt === null || Viewer) return;
    // The effects of a press run before its answer is drawn.
    whenIdle(() => {
      load().then(
        (Viewer) => setViewer(() => Viewer),
        // Without the viewer there is still the picture.
        () => location.assign(link.current?.href ?? ''),
      );
    });
  }, [openAt, Viewer]);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState({ [MARK]: true }, '');
    shown.current = slug;
    setOpenAt(slug);
  };
  const onTurn = useCallback(
    (to: string) => {
      shown.current = to;
      // Shared or loaded anew, it is this picture's address.
      history.replaceState({ [MARK]: true }, '', page(to));
    },
    [page],
  );
  const onClose = useCallback(() => {
    if (isOpenIn(history.state)) history.back();
  }, []);
  const first = slides.find((slide) => slide.slug === slug);
  return (
    <>
      <a
        ref={link}
        href={first && fileOf(first, 'look_1200')}
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => whenIdle(comeNear)}
        onFocus={() => whenIdle(comeNear)}
        className={styles.open}
      >
        {children}
      </a>
      {openAt !== null && Viewer && (
        <Viewer {...viewed} startsAt={openAt} onTurn={onTurn} onClose={onClose} pageOf={page} early={early} />
      )}
    </>
  );
}
