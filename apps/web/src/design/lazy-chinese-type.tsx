'use client';
import dynamic from 'next/dynamic';

/** From a client component, so that only the pages that draw it name its style sheets (64 KB). */
export const LazyChineseType = dynamic(() => import('./chinese-type'));
