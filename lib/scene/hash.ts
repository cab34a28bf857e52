import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { writeScene } from './bytes'
import type { Scene } from './scene'

/** What identifies a scene by its canonical bytes: SHA-256 in hex. */
export const hashOfBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))

const hashes = new WeakMap<Scene, string>()

/**
 * What identifies the outlines of a design: SHA-256 in hex over the engine's version, the size and every item.
 * Elements' ids do not count: the same outlines are the same proof.
 */
export function sceneHash(scene: Scene): string {
  const known = hashes.get(scene)
  if (known) return known
  const hash = hashOfBytes(writeScene(scene))
  hashes.set(scene, hash)
  return hash
}
