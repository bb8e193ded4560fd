import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { PeerSet } from '../lib/peer-sets';
import styles from './brand-figures.module.css';

/** What the reader keeps of the dashboard, to be set beside: the address then holds the brands. */
export function PeerSetLinks(props: {
  sets: readonly PeerSet[];
  chosen: readonly string[];
  hrefOf: (peers: readonly string[]) => string;
}) {
  const t = useTranslations('newsroom.figures');
  if (props.sets.length === 0) return null;
  const chosen = [...props.chosen].sort().join(',');
  return (
    <nav className={styles.sets} aria-label={t('sets')}>
      <span aria-hidden="true">{t('sets')}</span>
      <ul>
        {props.sets.map(({ id, name, peers, fits }) => (
          <li key={id}>
            {fits ? (
              <Link
                href={props.hrefOf(peers)}
                prefetch={false}
                aria-current={peers.join(',') === chosen ? 'true' : undefined}
              >
                {name}
              </Link>
            ) : (
              name
            )}{' '}
            <small>
              {fits ? t('setBrands', { count: peers.length }) : t('setUnfit', { count: peers.length })}
            </small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
