import 'server-only'
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { readScene, writeScene } from '@/lib/design/scene/bytes'
import type { Scene } from '@/lib/design/scene/scene'

/** Bytes of a scene before they are packed: a sign of 60 full lines has 3 MB. More is read from no row. */
const maxSceneBytes = 32_000_000

/** A scene as it is kept: what its canonical bytes hash to, and these bytes deflated. */
export interface PackedScene {
  hash: string
  packed: Uint8Array
}

/** What `hashOfBytes` of lib/design/scene/hash.ts is, by the platform: several times as fast as in plain JavaScript. */
const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Outlines hardly pack: the highest levels take half as long again, and save a hundredth. */
const packLevel = 4

/** Packs the canonical bytes of a scene. */
export const packBytes = (bytes: Uint8Array): PackedScene => ({
  hash: hashOfBytes(bytes),
  packed: deflateRawSync(bytes, { level: packLevel }),
})

/** The canonical bytes of a scene, compressed: what its hash is of, as it is stored. */
export const packScene = (scene: Scene): PackedScene => packBytes(writeScene(scene))

function inflate(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: maxSceneBytes })
  } catch {
    // zlib's one way to say that bytes are not its own, or unpack to more than they may.
    return null
  }
}

/** The scene of packed bytes; `null` where they are not those that the hash is of. */
export function unpackScene({ hash, packed }: PackedScene): Scene | null {
  const bytes = inflate(packed)
  return bytes && hashOfBytes(bytes) === hash ? readScene(bytes) : null
}
