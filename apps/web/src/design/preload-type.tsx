import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { preload } from 'react-dom';

/** Asks for the two typefaces every page is set in with the document, behind what the first paint waits for: other type stands in for them. */
export function PreloadType() {
  for (const address of [fraunces, inter])
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return null;
}
