import { writeScene } from '@/lib/scene/bytes'
import { hashOfBytes } from '@/lib/scene/hash'
import type { Scene } from '@/lib/scene/scene'

/** What identifies a scene, in every engine: the hash of its canonical bytes. */
export const sceneHash = (scene: Scene): string => hashOfBytes(writeScene(scene))
