import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Picture } from '../../../pictures/picture';
import styles from './look-picture.module.css';
import { Turning } from './turning';
import { Zoom } from './zoom';

export interface Neighbour {
  href: string;
  label: string;
  /** File name of its picture, where the page knows it. */
  image: string | undefined;
}

/** The picture itself, large, between its neighbours. */
export async function LookPicture(props: {
  picture: Pick<Shape<'LookSummaryDto'>, 'image_filename' | 'width' | 'height' | 'thumbhash' | 'colours'>;
  alt: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}) {
  const { picture } = props;
  const t = await getTranslations('looks');
  const large = (filename: string) => `/cdn/look_1200/${encodeURIComponent(filename)}`;
  const beside = [props.next, props.previous].flatMap((one) => (one?.image ? [large(one.image)] : []));
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
      <Zoom
        src={large(picture.image_filename)}
        sharp={`/cdn/zoom_2000/${encodeURIComponent(picture.image_filename)}`}
        beside={beside}
        alt={props.alt}
        width={picture.width}
        height={picture.height}
        words={{
          open: t('page.zoom'),
          close: t('page.close'),
          larger: t('page.larger'),
          smaller: t('page.smaller'),
        }}
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
      </Zoom>
      {neighbour(props.previous, 'prev', '←')}
      {neighbour(props.next, 'next', '→')}
      <Turning />
    </figure>
  );
}
