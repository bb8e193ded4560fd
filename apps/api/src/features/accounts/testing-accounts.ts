import type { Mail } from '../../kernel/mail/mailer.js';
import type { Answer, Person, TestApi } from '../../testing/testing-api.js';

export const PASSWORD = 'a long enough pass phrase';

/** What a form of registration holds; the address is a new one. */
export const newcomer = (email: string, more: object = {}) => ({
  email,
  password: PASSWORD,
  first_name: 'Ada',
  last_name: 'Vale',
  job: 'designer',
  country: 'france',
  locale: 'en',
  newsletter: false,
  terms: true,
  ...more,
});

/** Mails go out after the answer, so the test waits for the last one to this address. */
export async function mailTo(api: TestApi, address: string, subject: RegExp): Promise<Mail> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const mail = api.mails.findLast((one) => one.to === address && subject.test(one.subject));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no mail ${subject} to ${address}; there are ${api.mails.map((one) => one.subject)}`);
}

/** The token of the link in a mail. */
export function tokenIn({ text }: Mail): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`no link in ${text}`);
  return token;
}

/** Presses the button of the page the link in a mail leads to. */
export async function pressLink(person: Person, mail: Mail, password?: string): Promise<Answer> {
  const answer = await person.send('POST', '/auth/confirm', { token: tokenIn(mail), password });
  // It may have signed them in.
  if (answer.status === 200) await person.fetchToken();
  return answer;
}

export async function signIn(person: Person, email: string, password = PASSWORD): Promise<Answer> {
  const answer = await person.send('POST', '/auth', { email, password });
  if (answer.status === 200) await person.fetchToken();
  return answer;
}

/** Somebody who has registered, shown their address to be theirs, and signed in. */
export async function join(api: TestApi, email: string, more: object = {}): Promise<Person> {
  const person = await api.person();
  const made = await person.send('POST', '/api/register', newcomer(email, more));
  if (made.status !== 201) throw new Error(`${email} cannot register: ${made.status}`);
  await pressLink(person, await mailTo(api, email, /confirm your address/));
  await signIn(person, email);
  return person;
}
