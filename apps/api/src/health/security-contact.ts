import { applyDecorators } from '@nestjs/common';
import { Optional, Pattern } from '@toile/platform';

/** Where holes are reported; `/.well-known/security.txt` says it, and is missing without it. */
export const SecurityContact = () =>
  applyDecorators(
    Optional(),
    Pattern(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto:somebody@a-host or an address with https://'),
  );
