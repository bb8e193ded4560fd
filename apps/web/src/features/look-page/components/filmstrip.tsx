import Link from 'next/link';
import { Picture } from '../../../pictures/picture';
import styles from './filmstrip.module.css';

export interface Frame {
  slug: string;
  href: string;
  label: string;
  image_filename: string;
  width: number;
  height: number;
  thumbhash: string | null;
  colours: readonly string[];
}

/** The pictures before and after the open one, which is marked, small and in order. */
export function Filmstrip(props: { label: string; frames: readonly Frame[]; current: string }) {
  return (
    <nav className={styles.strip} aria-label={props.label} data-scrolls data-filmstrip>
      <ol>
        {props.frames.map((frame) => (
          <li key={frame.slug}>
            <Link
              href={frame.href}
              prefetch={false}
              aria-label={frame.label}
              aria-current={frame.slug === props.current ? 'page' : undefined}
            >
              <Picture
                filename={frame.image_filename}
                alt=""
                sizes="5.5rem"
                width={frame.width}
                height={frame.height}
                thumbhash={frame.thumbhash}
                colours={frame.colours}
              />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
