/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** Takes the bytes of a picture; gives its size, or undefined when they are no whole JPEG, PNG, WebP or AVIF. */
export function pictureSize(bytes: Buffer): Size | undefined {
  try {
    return [pngSize, jpegSize, webpSize, avifSize]
      .map((sizeIn) => sizeIn(bytes))
      .find((size) => size !== undefined && size.width > 0 && size.height > 0);
  } catch {
    // Reading beyond the end: the file breaks off.
    return undefined;
  }
}

function pngSize(bytes: Buffer): Size | undefined {
  const isWhole =
    bytes.toString('latin1', 1, 4) === 'PNG' && bytes.includes('IEND', -8);
  return isWhole
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;
}

function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  // Cameras and editors may write a few bytes behind the end.
  if (!bytes.includes(Buffer.from([0xff, 0xd9]), -64)) return undefined;
  let offset = 2;
  while (bytes.readUInt8(offset) === 0xff) {
    const marker = bytes.readUInt8(offset + 1);
    // The start of a frame, of which there are several kinds; C4, C8 and CC are other things.
    if (
      marker >= 0xc0 &&
      marker <= 0xcf &&
      ![0xc4, 0xc8, 0xcc].includes(marker)
    )
      return {
        width: bytes.readUInt16BE(offset + 7),
        height: bytes.readUInt16BE(offset + 5),
      };
    offset += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}

function webpSize(bytes: Buffer): Size | undefined {
  const name = (offset: number) => bytes.toString('latin1', offset, offset + 4);
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return undefined;
  if (bytes.length < bytes.readUInt32LE(4) + 8) return undefined;
  switch (name(12)) {
    case 'VP8X':
      return {
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
      };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return {
        width: (bits & 0x3fff) + 1,
        height: ((bits >> 14) & 0x3fff) + 1,
      };
    }
    default:
      return {
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
      };
  }
}

function avifSize(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const box = bytes.indexOf('ispe');
  return box < 0
    ? undefined
    : {
        width: bytes.readUInt32BE(box + 8),
        height: bytes.readUInt32BE(box + 12),
      };
}
