import { writeScene } from '@/lib/design/scene/bytes'
import { hashOfBytes } from '@/lib/design/scene/hash'
import type { Scene } from '@/lib/design/scene/scene'

/** What identifies a scene, in every engine: the hash of its canonical bytes. */
export const sceneHash = (scene: Scene): string => hashOfBytes(writeScene(scene))
