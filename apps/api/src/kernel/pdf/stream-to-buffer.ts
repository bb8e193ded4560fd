import type { Pdf } from './typesetter.js';

/** The bytes of a document once it has ended; ask before the first page is drawn. */
export function streamToBuffer(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}
