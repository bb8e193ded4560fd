import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, toMessage } from './mailer.js';

export interface KeptMail {
  file: string;
  to: string;
  subject: string;
  sent_at: string;
  /** The links of the text, so that a reader of the list need not open the file. */
  links: string[];
}

/** Writes mails as `.eml` files, for runs without a mail server. Their list is what `/dev/mail` shows, where it may. */
export class FileMailer implements Mailer {
  /** Whether `/dev/mail` shows them to whoever asks. */
  readonly isListed: boolean;
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    readonly folder: string,
    private readonly from: string,
    { isListed = true } = {},
  ) {
    this.isListed = isListed;
  }

  async send(mail: Mail, file?: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const { id = randomBytes(4).toString('hex') } = mail;
    if (mail.id && (await this.#has(id))) return;
    const { message } = await this.#transport.sendMail({
      ...toMessage(mail, { from: this.from }, file),
      from: this.from,
    });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${id}`;
    const { to, subject, text } = mail;
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    const kept: KeptMail = { file: `${name}.eml`, to, subject, sent_at: new Date().toISOString(), links };
    const options = { mode: 0o600 };
    await writeFile(join(this.folder, `${name}.eml`), message as Buffer, options);
    await writeFile(join(this.folder, `${name}.json`), JSON.stringify(kept), options);
  }

  /** The list entry comes last: with it there, the mail is whole. */
  async #has(id: string): Promise<boolean> {
    return (await readdir(this.folder)).some((name) => name.endsWith(`-${id}.json`));
  }

  /** The newest first. */
  async list(): Promise<KeptMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const kept = names.filter((name) => name.endsWith('.json')).sort();
    const texts = await Promise.all(kept.map((name) => readFile(join(this.folder, name), 'utf8')));
    return texts.map((text): KeptMail => JSON.parse(text)).reverse();
  }

  async forget(address: string): Promise<void> {
    for (const { file, to } of await this.list()) {
      if (to.toLowerCase() !== address.toLowerCase()) continue;
      await rm(join(this.folder, file), { force: true });
      await rm(join(this.folder, file.replace(/\.eml$/, '.json')), { force: true });
    }
  }

  async close(): Promise<void> {}
}
