'use client';
import { Dialog } from '../../../design/dialog';
import { useBoard } from '../board/board';
import { EventsBehind } from '../figure/events-behind';
import { LooksBehind } from '../figure/looks-behind';
import { isOfLooks } from '../lib/search-of-looks';
import { SeriesSplit } from './series-split';

/** What a point rests on: the looks as pictures, or what each day added. */
export function SeriesEvidence(props: {
  title: string;
  path: string;
  /** Of a runway share of a trend. */
  split: Parameters<typeof SeriesSplit>[0] | null;
  onClose(): void;
}) {
  const { words } = useBoard();
  return (
    <Dialog kind="sheet" title={props.title} close={words.how.close} startsOpen onClose={props.onClose}>
      {isOfLooks(props.path) ? (
        <>
          {props.split && <SeriesSplit {...props.split} />}
          <LooksBehind path={props.path} label={props.title} />
        </>
      ) : (
        <EventsBehind path={props.path} label={props.title} />
      )}
    </Dialog>
  );
}
