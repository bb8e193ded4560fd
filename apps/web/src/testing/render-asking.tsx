import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryProvider } from '../api/query-provider';

/** A part of a page that asks the api, with a cache of its own. */
export const renderAsking = (part: ReactNode) => render(<QueryProvider>{part}</QueryProvider>);
