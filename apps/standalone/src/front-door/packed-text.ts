import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

/** Deflate looks back so far. */
const WINDOW = 32_768;
/** No byte of UTF-8, so that nothing that stays can be made of what will be another reader's. */
const NOBODYS = 0xff;

/** Magic number, deflate, no flags, no time, no more about the making, Unix (RFC 1952, 2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** The last block, stored and empty. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff]);

interface Piece {
  plain: Buffer;
  packed: Buffer;
}

/**
 * Text with places that each reader gets filled with their own, packed once for all of them: what stays is deflated up
 * to a byte's end, what is a reader's own goes between in blocks that are stored as they are (RFC 1951, 3.2.4). Those
 * are of the same length for everybody, so that references across them hold, and nothing of them is packed together
 * with words of an address, which would tell how much of a token somebody has guessed.
 */
export class PackedText {
  private constructor(private readonly pieces: readonly (Piece | string)[]) {}

  /** @param parts text and, at every odd place, a placeholder */
  static async of(parts: readonly string[]): Promise<PackedText> {
    const plain = parts.map((part) => Buffer.from(part));
    const blanked = Buffer.concat(
      plain.map((part, n) => (n % 2 === 1 ? Buffer.alloc(part.length, NOBODYS) : part)),
    );
    let at = 0;
    const pieces = parts.map(async (part, n) => {
      const own = plain[n] ?? Buffer.alloc(0);
      const before = blanked.subarray(Math.max(0, at - WINDOW), at);
      at += own.length;
      return n % 2 === 1 ? part : { plain: own, packed: await pack(own, before) };
    });
    return new PackedText(await Promise.all(pieces));
  }

  /** For one reader, as gzip. @param own what stands in the place of each placeholder, as long as it is */
  gzip(own: ReadonlyMap<string, string>): Buffer {
    const out: Buffer[] = [HEADER];
    let sum = 0;
    let size = 0;
    for (const piece of this.pieces) {
      const plain = typeof piece === 'string' ? Buffer.from(own.get(piece) ?? piece) : piece.plain;
      if (typeof piece === 'string') out.push(storedHead(plain.length), plain);
      else out.push(piece.packed);
      sum = crc32(plain, sum);
      size += plain.length;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(size, 4);
    return Buffer.concat([...out, END, trailer]);
  }
}

async function pack(plain: Buffer, dictionary: Buffer): Promise<Buffer> {
  if (plain.length === 0) return plain;
  return deflated(plain, {
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(dictionary.length > 0 ? { dictionary } : {}),
  });
}

/** Of a block that is not the last, stored, at a byte's start: its length, and that again inverted. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  return head;
}
