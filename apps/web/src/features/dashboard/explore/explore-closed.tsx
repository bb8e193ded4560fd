import Link from 'next/link';
import { href } from '../../../i18n/href';
import styles from './explore.module.css';

/** Whoever has no dashboard subscription is told what there would be. */
export function ExploreClosed(props: {
  title: string;
  text: string;
  more: string;
  locale: Parameters<typeof href>[0];
}) {
  return (
    <div className={styles.closed}>
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      <Link href={href(props.locale, 'data_products_dashboard', {})} prefetch={false}>
        {props.more}
      </Link>
    </div>
  );
}
