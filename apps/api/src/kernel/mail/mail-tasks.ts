import { IsBase64 } from 'class-validator';
import { defineTask } from '../jobs/task.js';

/** Sealed by `MailQueue`: nobody reads an address, a name or a link in the table of jobs, or in its backup. */
export class SealedDto {
  @IsBase64()
  sealed: string;
}

/** A mail that is written. A mail server may be away for a night; links of ours work for two days. */
export const SEND_MAIL = defineTask('send-mail', SealedDto);
/** A link to a new password, if there is an account: asked for by an address. */
export const MAIL_RESET_LINK = defineTask('mail-reset-link', SealedDto);
