'use client';
import dynamic from 'next/dynamic';
import type { FigureAloneProps } from './figure-alone';

const FigureAlone = dynamic(() => import('./figure-alone'));

/** Pages without a figure do not load what draws one. */
export const LazyFigure = (props: FigureAloneProps) => <FigureAlone {...props} />;
