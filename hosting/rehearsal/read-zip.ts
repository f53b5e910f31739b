import { inflateRawSync } from "node:zlib";

const END_RECORD = 0x06054b50;
const END_RECORD_BYTES = 22;
const CENTRAL_RECORD_BYTES = 46;
const LOCAL_RECORD_BYTES = 30;
const STORED = 0;

/** The files of a zip archive by path; without ZIP64, encryption and folders. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - END_RECORD_BYTES;
  while (end >= 0 && archive.readUInt32LE(end) !== END_RECORD) end -= 1;
  if (end < 0) throw new Error("not a zip archive");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const nameEnd = at + CENTRAL_RECORD_BYTES + archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + CENTRAL_RECORD_BYTES, nameEnd);
    const local = archive.readUInt32LE(at + 42);
    const start =
      local +
      LOCAL_RECORD_BYTES +
      archive.readUInt16LE(local + 26) +
      archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + size);
    if (!name.endsWith("/")) files.set(name, method === STORED ? data : inflateRawSync(data));
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
