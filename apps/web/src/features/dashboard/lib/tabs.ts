/** The dashboard's tabs, as its address names them. */
export const TABS = ['home', 'trends', 'brands', 'seasons', 'time', 'explore'] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (slug: string): slug is Tab => TABS.some((tab) => tab === slug);
