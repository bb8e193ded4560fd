import { createHash } from 'node:crypto';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { faultOfAddress, lookupPublic, NotPublic } from '../../../kernel/outbound/public-address.js';

const CONNECT_MS = 10_000;
const ANSWER_MS = 60_000;
/** What an answer calls itself, where that is a name and not a text. */
const CODE = /^[A-Za-z]{1,60}$/;

/** Why a file could not be put. Of an answer only its code and status: members must not read inside by it. */
export class NotPut extends Error {}

export interface BucketPlace {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether it may lead to addresses that are not public. */
  privateToo: boolean;
}

/** A bucket of a member: files are put into it, and nothing is read. Only public addresses are connected to; redirects are not followed. */
export class Bucket {
  readonly #client: S3Client;

  /** @throws NotPut for an address that may not be sent to */
  constructor(private readonly place: BucketPlace) {
    const { endpoint, region, accessKeyId, secretAccessKey, privateToo } = place;
    const fault = faultOfAddress(endpoint, privateToo);
    if (fault) throw new NotPut(`the address ${fault}`);
    const agent = privateToo ? {} : { lookup: lookupPublic };
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // The host is the one that was looked at, whatever the bucket is called.
      forcePathStyle: true,
      requestHandler: {
        httpAgent: new HttpAgent(agent),
        httpsAgent: new HttpsAgent(agent),
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
      // The queue of jobs tries again.
      maxAttempts: 1,
      followRegionRedirects: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Puts a file, which the store compares with a sum of ours. @throws NotPut */
  async put(key: string, bytes: Buffer, type: string): Promise<void> {
    const object = {
      Bucket: this.place.bucket,
      Key: key,
      Body: bytes,
      ContentType: type,
      ContentMD5: createHash('md5').update(bytes).digest('base64'),
    };
    try {
      await this.#client.send(new PutObjectCommand(object));
    } catch (error) {
      throw new NotPut(reasonOf(error));
    }
  }

  close(): void {
    this.#client.destroy();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return error.message;
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  if (status) return `${name && CODE.test(name) ? name : 'refused'} (${status})`;
  return name === 'TimeoutError' ? 'no answer in time' : `no connection (${code ?? 'unknown'})`;
}
