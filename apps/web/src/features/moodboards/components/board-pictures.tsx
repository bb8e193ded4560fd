'use client';
import { ARCHIVE_PICTURES } from '@toile/contracts';
import { addressOf } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { hasPlan } from '../../../reader/has-plan';
import { useSession } from '../../../reader/session-store';
import type { OnDeviceWords } from '../../paywall/browser/on-this-device';
import { PlanFile } from '../../paywall/components/plan-file';
import styles from './paper.module.css';

/** The pictures of a board in their largest size with their credits, so many a file; whoever has no plan is led to those there are. */
export function BoardPictures(props: {
  /** `type:slug` of each that is published. */
  pictures: readonly string[];
  plans: string;
  words: Record<'pictures' | 'part' | 'planned', string>;
  device: OnDeviceWords;
}) {
  const { pictures, words } = props;
  const may = useSession(({ user }) => hasPlan(user));
  if (pictures.length === 0) return null;
  if (!may)
    return (
      <a href={props.plans} className={styles.pictures} data-click="download_plans">
        {words.planned}
      </a>
    );
  const starts = pictures.flatMap((_, index) => (index % ARCHIVE_PICTURES === 0 ? [index] : []));
  return starts.map((start) => {
    const part = pictures.slice(start, start + ARCHIVE_PICTURES);
    return (
      <PlanFile
        key={start}
        href={addressOf('/api/medias/archive', { query: { items: part.join(',') } })}
        words={props.device}
        className={styles.pictures}
        data-download={part.map((key) => key.slice(key.indexOf(':') + 1)).join(',')}
      >
        {starts.length === 1
          ? words.pictures
          : filled(words.part, { from: start + 1, to: start + part.length })}
      </PlanFile>
    );
  });
}
