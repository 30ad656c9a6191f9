import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange } from '../../http/replies/ranges.ts';
import type { DirectDownload } from './fileStore.ts';

export interface BucketSettings {
  readonly bucket: string;
  /** Above all keys, without a slash at its ends; may be empty. */
  readonly prefix: string;
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  /** Null: as the SDK finds it in the environment. */
  readonly region: string | null;
}

export interface BucketObject {
  readonly name: string;
  readonly size: number;
  readonly storedAt: Date;
}

export interface Parts {
  /** Ten thousand parts are the most there may be. */
  readonly bytes: number;
  /** Each is in memory while it is sent. */
  readonly atOnce: number;
}

/** What is needed of one bucket; names are without the prefix. */
export interface Bucket {
  head(name: string): Promise<BucketObject | null>;
  get(name: string, range?: ByteRange): Promise<Readable>;
  /** In parts where it is large; under its name once all of it is there. */
  put(name: string, body: Buffer | Readable, parts?: Parts): Promise<void>;
  remove(name: string): Promise<void>;
  list(signal?: AbortSignal): AsyncIterable<BucketObject>;
  signedAddress(name: string, as: DirectDownload): Promise<string>;
}

/** Slow clients each hold a connection while they load. */
const CONNECTIONS = 500;
const CONNECT_MS = 5_000;
/** Without a byte: longer pauses are those of players, which ask again for a range. */
const IDLE_MS = 60_000;
/** Enough for 80 GB. */
const PARTS: Parts = { bytes: 8 * 1024 * 1024, atOnce: 3 };
const SIGNED_SECONDS = 300;

/** Keys come from where the SDK looks for them: the environment, a profile, the machine's own role. */
function clientOf({ endpoint, region }: BucketSettings): S3Client {
  const agent = { maxSockets: CONNECTIONS };
  const requestHandler = {
    ...{ connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
    ...{ httpAgent: agent, httpsAgent: agent },
  };
  // Services with an address of their own have one region or none, and few have a host for each bucket.
  if (endpoint !== null) {
    return new S3Client({ endpoint, region: region ?? 'us-east-1', forcePathStyle: true, requestHandler });
  }
  return new S3Client(region === null ? { requestHandler } : { region, requestHandler });
}

export function openBucket(settings: BucketSettings): Bucket {
  const client = clientOf(settings);
  const above = settings.prefix === '' ? '' : `${settings.prefix}/`;
  const at = (name: string) => ({ Bucket: settings.bucket, Key: above + name });
  return {
    async head(name) {
      const found = await client.send(new HeadObjectCommand(at(name))).catch(nullWhereMissing);
      return found && { name, size: found.ContentLength ?? 0, storedAt: found.LastModified ?? new Date(0) };
    },
    async get(name, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      const { Body } = await client.send(new GetObjectCommand({ ...at(name), ...part }));
      return Body as Readable;
    },
    async put(name, body, { bytes, atOnce } = PARTS) {
      const params = { ...at(name), Body: body, ContentType: 'application/octet-stream' };
      await new Upload({ client, params, partSize: bytes, queueSize: atOnce }).done();
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(at(name)))),
    async *list(abortSignal) {
      const wanted = { Bucket: settings.bucket, Prefix: above };
      const pages = paginateListObjectsV2({ client }, wanted, ...(abortSignal === undefined ? [] : [{ abortSignal }]));
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
          yield { name: Key.slice(above.length), size: Size, storedAt: LastModified };
        }
      }
    },
    signedAddress: (name, { contentType, disposition }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...{ ...at(name), ResponseContentType: contentType, ResponseContentDisposition: disposition },
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: SIGNED_SECONDS },
      ),
  };
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
