import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { Picture } from '../../../pictures/picture';
import styles from './shows.module.css';

/** A show in a list of the newsroom (`styles.list` of `shows.module.css`), with what the list says of it. */
export async function ShowLine(props: {
  show: Pick<Shape<'OwnCollectionDto'>, 'cover' | 'designer' | 'season'>;
  href: string;
  children: ReactNode;
}) {
  const { show } = props;
  const names = await catalogueNames();
  return (
    <li>
      <Link href={props.href} prefetch={false}>
        <span className={styles.cover}>
          {show.cover && <Picture filename={show.cover} alt="" sizes="52px" />}
        </span>
        <strong>
          {show.designer.name}, {names.season(show.season)}
        </strong>
        <span className={styles.meta}>{props.children}</span>
      </Link>
    </li>
  );
}
