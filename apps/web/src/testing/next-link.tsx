import type { ComponentProps } from 'react';

/** Next's link as the link it draws, for component tests (`jest.config.mjs`). */
export default function Link({ prefetch: _, ...rest }: ComponentProps<'a'> & { prefetch?: boolean }) {
  return <a {...rest} />;
}
