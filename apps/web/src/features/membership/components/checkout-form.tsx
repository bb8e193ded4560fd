'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Shape } from '../../../api/operations';
import { writeNow } from '../../../api/write';

/**
 * The form that opens the checkout. Where the reader comes from a page of ours it is sent by itself, in the page's place, so
 * that "back" does not open another; what is refused is sent as it stands, whose answer says why.
 */
export function CheckoutForm(props: {
  wanted: Shape<'CheckoutDto'>;
  goesOn: boolean;
  className: string | undefined;
  children: ReactNode;
}) {
  const { wanted, goesOn } = props;
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!goesOn || isSent.current) return;
    isSent.current = true;
    writeNow('post', '/api/checkout', { body: wanted }).then(
      ({ url }) => location.replace(url),
      () => form.current?.submit(),
    );
  }, [goesOn, wanted]);
  return (
    <form ref={form} method="post" action="/api/checkout" className={props.className}>
      {props.children}
    </form>
  );
}
