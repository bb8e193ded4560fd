'use client';
import { Notice } from '../../design/notice';
import { useFailedWords } from '../../shell/failed-words';

/** What a reader sees when a page could not be made; the server's log has the reason. */
export default function Failed() {
  const words = useFailedWords();
  return (
    <Notice code="500" title={words.title} text={words.text}>
      <button type="button" onClick={() => window.location.reload()}>
        {words.again}
      </button>
    </Notice>
  );
}
