import { join } from 'node:path';
import { Address, Optional, ServiceEnvironment, Text } from '@toile/platform';
import { FolderOriginals } from './folder-originals.js';
import type { Originals } from './originals.js';
import { S3Originals } from './s3-originals.js';

/** Settings of object storage; without a bucket originals are files. */
export class StorageEnvironment extends ServiceEnvironment {
  /** Keeps originals of pictures; without it they are files under DATA_DIR. */
  @Optional() @Text(3) S3_BUCKET?: string;
  /** Of MinIO, R2, Garage and the like; AWS when it is left out. */
  @Optional() @Address() S3_ENDPOINT?: string;
  /** Of the bucket. */
  @Text() S3_REGION = 'us-east-1';
  /** Left out where the SDK finds a role of its own. */
  @Optional() @Text() S3_ACCESS_KEY_ID?: string;
  /** Of S3_ACCESS_KEY_ID. */
  @Optional() @Text() S3_SECRET_ACCESS_KEY?: string;
}

type BucketSettings = Pick<
  StorageEnvironment,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Originals in the bucket of the environment, else below the media folder. */
export function openOriginals(env: BucketSettings, mediaFolder: string): Originals {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) return new FolderOriginals(join(mediaFolder, 'pictures'));
  return new S3Originals({
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
