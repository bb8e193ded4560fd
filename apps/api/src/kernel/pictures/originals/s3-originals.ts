import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkedName, type Originals } from './originals.js';

export interface S3Place {
  bucket: string;
  /** Of an S3-compatible store; AWS itself when it is left out. */
  endpoint?: string | undefined;
  region: string;
  /** Left out, the SDK looks where it always does: environment, profile, role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const PREFIX = 'pictures';

/** Originals as objects of a bucket, below `pictures/` or a place beside it. */
export class S3Originals implements Originals {
  readonly #client: S3Client;

  constructor(
    private readonly place: S3Place,
    private readonly prefix = PREFIX,
    client?: S3Client,
  ) {
    this.#client =
      client ??
      new S3Client({
        region: place.region,
        ...(place.endpoint && { endpoint: place.endpoint, forcePathStyle: true }),
        ...(place.credentials && { credentials: place.credentials }),
        // Stores that speak S3 without being AWS refuse the checksum trailers the SDK sends otherwise.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      });
  }

  async original(filename: string): Promise<Buffer | null> {
    return missingIs(null, async () => {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#object(filename)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    });
  }

  async has(filename: string): Promise<boolean> {
    return missingIs(false, async () => {
      await this.#client.send(new HeadObjectCommand(this.#object(filename)));
      return true;
    });
  }

  async put(filename: string, bytes: Buffer, mime: string): Promise<void> {
    const object = { ...this.#object(filename), Body: bytes, ContentType: mime };
    await this.#client.send(new PutObjectCommand(object));
  }

  async remove(filename: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(filename)));
  }

  beside(place: string): S3Originals {
    return new S3Originals(this.place, checkedName(place), this.#client);
  }

  /** Ends its connections. */
  close(): void {
    this.#client.destroy();
  }

  #object(filename: string) {
    return { Bucket: this.place.bucket, Key: `${this.prefix}/${checkedName(filename)}` };
  }
}

async function missingIs<T>(missing: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return missing;
    throw error;
  }
}
