import { problemOf } from './problem.js';

/** A file of a figure, as it comes in. */
export interface Download {
  /** Not read yet: pipe it, or read it by chunks. */
  body: ReadableStream<Uint8Array>;
  /** As Toile names the file. */
  filename: string;
  type: string;
  /** The export's receipt, which says what is in it and how to ask for the same again: `/api/dashboard/exports/{id}`. */
  receiptId: string | null;
}

/** @throws ToileProblem */
export async function downloadOf(answer: Response): Promise<Download> {
  if (!answer.ok || !answer.body)
    throw problemOf(answer.status, await answer.json().catch(() => undefined), answer.url);
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '');
  return {
    body: answer.body,
    filename: named?.[1] ?? 'toile',
    type: answer.headers.get('content-type') ?? 'application/octet-stream',
    receiptId: answer.headers.get('x-receipt-id'),
  };
}
