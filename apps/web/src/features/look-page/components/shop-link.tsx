import type { ReactNode } from 'react';

/** Leads to where the designer sells, and counts that; what is bought there the shop reports itself (`affiliation_purchase`). */
export const ShopLink = (props: { href: string; className: string | undefined; children: ReactNode }) => (
  <a
    href={props.href}
    rel="sponsored noopener"
    target="_blank"
    className={props.className}
    data-purchase="shop"
  >
    {props.children}
  </a>
);
