import type { CSSProperties } from 'react';
import styles from './picture.module.css';
import { placeholderOf } from './placeholder';

/** Renderings of `/cdn/{filter}/…` a page may choose from, by their width in pixels. */
const RENDERINGS = [
  ['thumb_200', 200],
  ['list_400', 400],
  ['list_800', 800],
  ['look_1200', 1200],
] as const;

export interface PictureProps {
  filename: string;
  alt: string;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  width?: number;
  height?: number;
  thumbhash?: string | null;
  colours?: readonly string[];
  /** For the picture a page is about: loaded first instead of when it comes near. */
  priority?: boolean;
}

/** A picture of the catalogue: the right size for the screen, its place kept and its preview drawn until it is there. */
export function Picture(props: PictureProps) {
  const { filename, alt, sizes, width = 1200, height = 1800, priority = false } = props;
  const placeholder = placeholderOf(props.thumbhash ?? null, props.colours ?? []);
  const name = encodeURIComponent(filename);
  return (
    <img
      className={styles.picture}
      src={`/cdn/list_800/${name}`}
      srcSet={RENDERINGS.map(([filter, pixels]) => `/cdn/${filter}/${name} ${pixels}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={placeholder as CSSProperties | undefined}
    />
  );
}
