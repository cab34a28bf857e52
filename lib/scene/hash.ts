import { gridPerMm, type Path } from '@/lib/geometry/path'
import type { Scene, SceneItem } from './scene'
import { sha256Hex } from './sha256'

/** Bytes of a scene in one fixed order, coordinates as whole steps of the grid. */
class ByteWriter {
  private bytes = new Uint8Array(1 << 14)
  private view = new DataView(this.bytes.buffer)
  private length = 0

  private grow(needed: number): void {
    if (this.length + needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + needed))
    larger.set(this.bytes)
    this.bytes = larger
    this.view = new DataView(larger.buffer)
  }

  /** A name of ASCII letters, ended by 0. */
  name(text: string): void {
    this.grow(text.length + 1)
    for (let index = 0; index < text.length; index += 1) this.bytes[this.length++] = text.charCodeAt(index)
    this.bytes[this.length++] = 0
  }

  whole(value: number): void {
    this.grow(4)
    this.view.setInt32(this.length, value)
    this.length += 4
  }

  /** Beyond 214 m a coordinate takes a second word. */
  mm(value: number): void {
    const steps = Math.round(value * gridPerMm)
    this.whole(steps | 0)
    if (steps !== (steps | 0)) this.whole(Math.floor(steps / 2 ** 32))
  }

  path(path: Path): void {
    this.whole(path.length)
    for (const command of path) {
      this.grow(1)
      this.bytes[this.length++] = command[0].charCodeAt(0)
      for (let index = 1; index < command.length; index += 1) this.mm(command[index] as number)
    }
  }

  done(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }
}

function writeItem(writer: ByteWriter, item: SceneItem): void {
  writer.name(item.kind)
  writer.name(item.fill)
  writer.name(item.fillRule)
  writer.path(item.path)
}

const hashes = new WeakMap<Scene, string>()

/**
 * What identifies the outlines of a design: SHA-256 in hex over the engine's version, the size and every item.
 * Elements' ids do not count: the same outlines are the same proof.
 */
export function sceneHash(scene: Scene): string {
  const known = hashes.get(scene)
  if (known) return known
  const writer = new ByteWriter()
  writer.name(scene.engineVersion)
  writer.mm(scene.widthMm)
  writer.mm(scene.heightMm)
  writer.whole(scene.items.length)
  for (const item of scene.items) writeItem(writer, item)
  const hash = sha256Hex(writer.done())
  hashes.set(scene, hash)
  return hash
}
