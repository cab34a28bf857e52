import 'server-only'
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { readScene, writeScene } from '@/lib/design/scene/bytes'
import type { Scene } from '@/lib/design/scene/scene'

/** Bytes of a scene before they are packed: a sign of 60 full lines has 3 MB. More is read from no row. */
const maxSceneBytes = 32_000_000

/** A scene as it is stored: the hash of its canonical bytes, and these bytes deflated. */
export interface PackedScene {
  hash: string
  packed: Uint8Array
}

/** The same as `hashOfBytes` of lib/design/scene/hash.ts, by Node's crypto: several times as fast as plain JavaScript. */
const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Outlines hardly compress: the highest levels take half as long again, and save one percent. */
const packLevel = 4

/** Packs the canonical bytes of a scene. */
export const packBytes = (bytes: Uint8Array): PackedScene => ({
  hash: hashOfBytes(bytes),
  packed: deflateRawSync(bytes, { level: packLevel }),
})

/** The canonical bytes of a scene, compressed, as they are stored; its hash is of the uncompressed bytes. */
export const packScene = (scene: Scene): PackedScene => packBytes(writeScene(scene))

function inflate(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: maxSceneBytes })
  } catch {
    // zlib's error for bytes that are not its format, or that unpack to more than the limit.
    return null
  }
}

/** The scene of packed bytes; `null` where they do not match the hash. */
export function unpackScene({ hash, packed }: PackedScene): Scene | null {
  const bytes = inflate(packed)
  return bytes && hashOfBytes(bytes) === hash ? readScene(bytes) : null
}
