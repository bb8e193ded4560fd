'use client';
import { useBoard } from './board';
import styles from './board-page.module.css';

/** What a page is about, and that it is all of the data; of the demo a notice says more (`Notices`). */
export function Eyebrow({ children }: { children: string | undefined }) {
  const { environment, words } = useBoard();
  const parts = [children, environment === 'Master' && words.demo.master].filter(Boolean);
  return parts.length > 0 && <p className={styles.eyebrow}>{parts.join(' · ')}</p>;
}
