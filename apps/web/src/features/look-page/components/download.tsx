'use client';
import { useEffect } from 'react';
import { firstSign } from '../../../reader/first-sign';
import { hasPlan } from '../../../reader/has-plan';
import { askSession, useSession } from '../../../reader/session-store';
import { fileOf } from '../lib/slide';
import styles from './save-line.module.css';

/** The picture in its largest size as a file; whoever has no plan is led to those there are. */
export function Download(props: {
  slug: string;
  image: string;
  plans: string;
  words: { download: string; withPlan: string };
}) {
  const { slug, image, plans, words } = props;
  const may = useSession(({ user }) => hasPlan(user));
  useEffect(() => {
    // The page is everybody's: who reads it is asked once somebody stirs.
    void firstSign().then(askSession);
  }, []);
  return may ? (
    <a href={fileOf({ image }, 'zoom_2000')} download={image} data-download={slug} className={styles.share}>
      {words.download}
    </a>
  ) : (
    <a href={plans} data-click="download_plans" className={styles.share}>
      {words.withPlan}
    </a>
  );
}
