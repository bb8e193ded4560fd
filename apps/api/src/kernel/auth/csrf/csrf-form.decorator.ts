import { SetMetadata } from '@nestjs/common';

export const CSRF_FORM = Symbol('csrf form id');

/** The id of the form that posts here; its `_token` is accepted beside the header with a token for `api`. */
export const CsrfForm = (id: string) => SetMetadata(CSRF_FORM, id);
