'use client';
import type { ComponentProps, MouseEvent } from 'react';
import type { OnDeviceWords } from '../browser/on-this-device';

/** A link to a file that comes with a plan, which a plan of one seat opens on one device. */
export function PlanFile({
  href,
  words,
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'onClick' | 'download'> & { href: string; words: OnDeviceWords }) {
  const download = () => {
    // Beside the document: the press that asked for it has been counted.
    const file = document.createElement('a');
    file.href = href;
    file.download = '';
    file.click();
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void import('../browser/on-this-device').then(
      ({ onThisDevice }) => onThisDevice(words, download),
      download,
    );
  };
  return (
    <a {...link} href={href} download onClick={onClick}>
      {children}
    </a>
  );
}
