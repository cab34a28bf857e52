import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

/**
 * What identifies a scene by its canonical bytes: SHA-256 in hex. The bytes hold the engine's version, the size and every
 * item, but no element's id: the same outlines are the same proof.
 */
export const hashOfBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))
