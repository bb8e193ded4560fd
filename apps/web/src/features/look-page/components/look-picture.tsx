import type { MediaType } from '@toile/contracts';
import Link from 'next/link';
import type { Shape } from '../../../api/operations';
import { Picture } from '../../../pictures/picture';
import { quickWords } from '../../save/lib/save-words';
import type { Slide } from '../lib/slide';
import styles from './look-picture.module.css';
import { OpensViewer } from './opens-viewer';
import { Turning } from './turning';
import { viewerWords } from './viewer-words';

export interface Neighbour {
  href: string;
  label: string;
}

/** The picture itself, large, between its neighbours. */
export async function LookPicture(props: {
  type: MediaType;
  slug: string;
  /** What the viewer turns, this picture among them. */
  slides: readonly Slide[];
  picture: Pick<Shape<'LookSummaryDto'>, 'image_filename' | 'width' | 'height' | 'thumbhash' | 'colours'>;
  alt: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}) {
  const { picture } = props;
  const neighbour = (to: Neighbour | null, rel: 'prev' | 'next', sign: string) =>
    to && (
      <Link
        href={to.href}
        rel={rel}
        data-turn={rel}
        className={`${styles.turn} ${styles[rel]}`}
        aria-label={to.label}
        title={to.label}
      >
        <span aria-hidden="true">{sign}</span>
      </Link>
    );
  return (
    <figure className={styles.figure}>
      <OpensViewer
        type={props.type}
        slug={props.slug}
        slides={props.slides}
        words={await viewerWords()}
        saving={await quickWords()}
      >
        <Picture
          filename={picture.image_filename}
          alt={props.alt}
          sizes={`(min-width: 46rem) min(52vw, max(24rem, (100vh - 7.25rem) * ${(picture.width / picture.height).toFixed(3)})), 100vw`}
          width={picture.width}
          height={picture.height}
          thumbhash={picture.thumbhash}
          colours={picture.colours}
          priority
        />
      </OpensViewer>
      {neighbour(props.previous, 'prev', '←')}
      {neighbour(props.next, 'next', '→')}
      <Turning />
    </figure>
  );
}
