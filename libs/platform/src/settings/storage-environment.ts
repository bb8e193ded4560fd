import { Address, Optional, Text } from './rules.js';
import { ServiceEnvironment } from './service-environment.js';

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
