'use client';
import { useEffect, useRef, useState } from 'react';
import styles from './words.module.css';
import type { WordsWords } from './words-types';

const WIDTHS = { phone: 390, desk: 1280 } as const;
type Device = keyof typeof WIDTHS;

/** The draft's page as a phone and as a desk show it, drawn anew when it is saved. */
export function DraftFrame(props: {
  address: string;
  /** Of what is shown: another one is another page. */
  version: number;
  /** Of what it shows, where there are several; the page where it is left out. */
  title?: string;
  words: WordsWords;
}) {
  const { words } = props;
  const title = props.title ?? words.preview.title;
  const [device, setDevice] = useState<Device>('phone');
  const [room, setRoom] = useState<number>(WIDTHS.phone);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / WIDTHS[device]);
  return (
    <div className={styles.frame} ref={box}>
      <fieldset className={styles.devices} aria-label={title}>
        {(['phone', 'desk'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === device} onClick={() => setDevice(one)}>
            {words.preview[one]}
          </button>
        ))}
      </fieldset>
      <div style={{ blockSize: `${760 * scale}px`, inlineSize: `${WIDTHS[device] * scale}px` }}>
        <iframe
          key={`${props.address} ${props.version}`}
          src={props.address}
          title={title}
          width={WIDTHS[device]}
          height={760}
          style={{ scale }}
        />
      </div>
    </div>
  );
}
