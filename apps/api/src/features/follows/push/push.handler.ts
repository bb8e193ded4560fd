import { Inject } from '@nestjs/common';
import { type Locale, pathOf } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import webPush from 'web-push';
import { HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { NotDelivered, postOutside } from '../../../kernel/outbound/post-outside.js';
import { PUBLIC_URL, SECRET, SECURITY_CONTACT, WEBHOOKS_PRIVATE } from '../../../kernel/tokens.js';
import { Members } from '../../accounts/index.js';
import { exportMessages } from '../../figures/index.js';
import type { Follow } from '../domain/follows.state.js';
import { nameOfFollow, pageOfFollow } from '../follow-names.js';
import { FollowedLooks, type Found } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';
import { PushDevices } from './push-devices.js';
import { type PushKeys, pushKeysOf } from './push-keys.js';
import { PUSH, type PushDto } from './tell-devices.js';

/** What the service worker shows. */
export interface Notice {
  title: string;
  body: string;
  /** Where a click leads. */
  url: string;
  image?: string;
}

interface News extends Found {
  follow: Follow;
  count: number;
}

/** A browser that is off is told when it is on again, of what is still new. */
const KEPT_S = 24 * 60 * 60;
/** Of the browser, or of its push service, that is no more (RFC 8030, section 8.3). */
const GONE = [404, 410];
const MOST_LINES = 4;

/** Tells a browser of new looks through its push service, which cannot read what is said. */
@HandlesTask(PUSH)
export class PushHandler implements TaskHandler<PushDto> {
  readonly #keys: PushKeys;

  constructor(
    private readonly devices: PushDevices,
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
    private readonly members: Members,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    @Inject(SECURITY_CONTACT) private readonly contact: string | null,
    @Inject(WEBHOOKS_PRIVATE) private readonly privateToo: boolean,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#keys = pushKeysOf(secret);
  }

  async handle({ device: id, news }: PushDto, { isLast }: JobContext): Promise<void> {
    const device = await this.devices.find(id);
    if (!device || !(await this.members.find(device.subject))) return;
    const { follows } = await this.store.of(device.subject);
    const found: News[] = [];
    for (const follow of follows) {
      const count = news.find((one) => one.id === follow.id)?.count;
      // What is followed no longer is no news, nor is a board that is not public any more.
      const now = count === undefined ? null : await this.looks.of(follow);
      if (count !== undefined && now) found.push({ follow, count, ...now });
    }
    const notice = this.#noticeOf(found, device.language);
    if (!notice) return;
    const status = await this.#send(this.devices.addressOf(device), notice);
    if (GONE.includes(status)) return this.devices.remove(id);
    if (status >= 200 && status < 300) return this.devices.markTold(id);
    // Given up: the feed has it all the same, and operators have nothing to do.
    if (!isLast) throw new Error(`the push service answered ${status}`);
  }

  #noticeOf(news: readonly News[], locale: Locale): Notice | undefined {
    const words = exportMessages(locale).mails.follows;
    const lines = news.map(
      ({ follow, count, looks, name }) =>
        `${nameOfFollow(follow, { looks, name }, locale)}${colon(locale)}${words.count.replace('{count}', String(count))}`,
    );
    const [first] = news;
    if (!first) return undefined;
    const image = first.looks[0]?.image_filename;
    const path = news.length === 1 ? pageOfFollow(first.follow) : pathOf('user_feed', {});
    return {
      title: words.subject,
      body: lines.slice(0, MOST_LINES).join('\n'),
      url: `/${locale}${path}`,
      ...(image && { image: `/cdn/list_400/${encodeURIComponent(image)}` }),
    };
  }

  /** @returns the status that was answered; 0 where nothing came back */
  async #send(
    address: Parameters<typeof webPush.generateRequestDetails>[0],
    notice: Notice,
  ): Promise<number> {
    const { publicKey, privateKey } = this.#keys;
    // Push services want somebody to write to when something is wrong.
    const subject =
      this.contact ?? (this.publicUrl.startsWith('https:') ? this.publicUrl : 'mailto:operator@localhost');
    const { endpoint, headers, body } = webPush.generateRequestDetails(address, JSON.stringify(notice), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: KEPT_S,
      // One that was not shown yet gives way to the next.
      topic: 'follows',
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    try {
      return await postOutside(endpoint, {
        body: body ?? '',
        headers: Object.fromEntries(texts),
        privateToo: this.privateToo,
      });
    } catch (error) {
      if (error instanceof NotDelivered) return 0;
      throw error;
    }
  }
}
