import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { StandaloneEnvironment } from '../environment.js';

type Settings = Pick<
  StandaloneEnvironment,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Files of an archive as objects of a bucket, below a prefix; names are those of the folder. */
export class ArchiveBucket {
  readonly #client: S3Client;
  readonly #bucket: string;

  /** @throws Error where no bucket is named */
  constructor(
    env: Settings,
    private readonly prefix: string,
  ) {
    if (!env.S3_BUCKET) throw new Error('S3_BUCKET names the bucket; it is not set');
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
    this.#bucket = env.S3_BUCKET;
    this.#client = new S3Client({
      region: env.S3_REGION,
      ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      // Stores that speak S3 without being AWS refuse the checksum trailers the SDK sends otherwise.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Bytes by name. */
  async list(): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (let next: string | undefined; ; ) {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: this.prefix,
          ...(next && { ContinuationToken: next }),
        }),
      );
      for (const { Key = '', Size = 0 } of page.Contents ?? [])
        found.set(Key.slice(this.prefix.length), Size);
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
      if (!next) return found;
    }
  }

  /** The store compares what it got with a sum of ours. */
  async put(name: string, file: string): Promise<void> {
    const md5 = createHash('md5');
    await pipeline(createReadStream(file), md5);
    await this.#client.send(
      new PutObjectCommand({
        ...this.#object(name),
        Body: createReadStream(file),
        ContentLength: (await stat(file)).size,
        ContentMD5: md5.digest('base64'),
      }),
    );
  }

  /** What was cut off has another name. */
  async get(name: string, file: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { Body } = await this.#client.send(new GetObjectCommand(this.#object(name)));
    await pipeline(Body as Readable, createWriteStream(`${file}.part`, { mode: 0o600 }));
    await rename(`${file}.part`, file);
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(name)));
  }

  close(): void {
    this.#client.destroy();
  }

  #object(name: string) {
    return { Bucket: this.#bucket, Key: this.prefix + name };
  }
}
