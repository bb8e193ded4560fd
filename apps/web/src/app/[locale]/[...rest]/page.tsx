import { notFound } from 'next/navigation';

/** Any path that is no page: a real 404, in the reader's language. */
export default function Unknown() {
  notFound();
}
