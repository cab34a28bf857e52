import { pathBounds } from '@/lib/design/geometry/bounds'
import { type FillRule, gridPerMm, type Path, type PathCommand, type Point } from '@/lib/design/geometry/path'
import { pictureSize } from '@/lib/design/picture/jpeg'
import type { Scene, SceneItem, ScenePicture } from './scene'

/**
 * The canonical bytes of a scene: the engine's version, width and height, then every item back to front. A name is
 * ASCII ended by 0, a number 32 bits big endian, a length in whole steps of the grid. A picture is an item of its own kind
 * with its corners and its JPEG behind the outline. The same outlines are the same bytes on every machine; elements' ids
 * are not among them.
 */
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

  mm(value: number): void {
    const steps = Math.round(value * gridPerMm)
    if (steps !== (steps | 0)) throw new RangeError(`${value} mm is more than the bytes of a scene can say`)
    this.whole(steps)
  }

  path(path: Path): void {
    this.whole(path.length)
    for (const command of path) {
      this.grow(1)
      this.bytes[this.length++] = command[0].charCodeAt(0)
      for (let index = 1; index < command.length; index += 1) this.mm(command[index] as number)
    }
  }

  block(block: Uint8Array): void {
    this.whole(block.length)
    this.grow(block.length)
    this.bytes.set(block, this.length)
    this.length += block.length
  }

  done(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }
}

function writeItem(writer: ByteWriter, item: SceneItem): void {
  const { picture } = item
  writer.name(picture ? 'picture' : item.kind)
  writer.name(item.fill)
  writer.name(item.fillRule)
  writer.path(item.path)
  if (!picture) return
  for (const { x, y } of picture.corners) {
    writer.mm(x)
    writer.mm(y)
  }
  writer.block(picture.jpeg)
}

/** A scene as its canonical bytes. Throws where a length is beyond 214 m, which is off every plate. */
export function writeScene(scene: Scene): Uint8Array {
  const writer = new ByteWriter()
  writer.name(scene.engineVersion)
  writer.mm(scene.widthMm)
  writer.mm(scene.heightMm)
  writer.whole(scene.items.length)
  for (const item of scene.items) writeItem(writer, item)
  return writer.done()
}

/** Thrown inside this file where bytes are no scene. */
class Unreadable extends Error {}

const kinds: readonly string[] = ['ink', 'hole', 'cut'] satisfies SceneItem['kind'][]
const fillRules: readonly string[] = ['nonzero', 'evenodd'] satisfies FillRule[]
const isKind = (name: string): name is SceneItem['kind'] => kinds.includes(name)
const isFillRule = (name: string): name is FillRule => fillRules.includes(name)

/** No name of a scene is longer; a fill is `ink` or a hex colour. */
const longestName = 100

class ByteReader {
  private readonly view: DataView
  private at = 0

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  private byte(): number {
    const value = this.bytes[this.at]
    if (value === undefined) throw new Unreadable('it ends too early')
    this.at += 1
    return value
  }

  name(): string {
    let text = ''
    for (let code = this.byte(); code !== 0; code = this.byte()) {
      if (text.length === longestName) throw new Unreadable('a name does not end')
      text += String.fromCharCode(code)
    }
    return text
  }

  whole(): number {
    if (this.at + 4 > this.bytes.length) throw new Unreadable('it ends too early')
    this.at += 4
    return this.view.getInt32(this.at - 4)
  }

  mm(): number {
    return this.whole() / gridPerMm
  }

  private command(): PathCommand {
    const type = String.fromCharCode(this.byte())
    const mm = () => this.mm()
    switch (type) {
      case 'M':
      case 'L':
        return [type, mm(), mm()]
      case 'Q':
        return [type, mm(), mm(), mm(), mm()]
      case 'C':
        return [type, mm(), mm(), mm(), mm(), mm(), mm()]
      case 'Z':
        return [type]
      default:
        throw new Unreadable(`no command of a path is called ${type}`)
    }
  }

  /** Counted by what is there, so that a wrong count asks for no memory. */
  list<T>(read: () => T): T[] {
    const count = this.whole()
    if (count < 0) throw new Unreadable('a count is below zero')
    const list: T[] = []
    while (list.length < count) list.push(read())
    return list
  }

  private point(): Point {
    const [x, y] = [this.mm(), this.mm()]
    return { x, y }
  }

  private picture(): ScenePicture {
    const corners = [this.point(), this.point(), this.point()] as const
    const length = this.whole()
    if (length < 0 || this.at + length > this.bytes.length) throw new Unreadable('it ends too early')
    const jpeg = this.bytes.slice(this.at, this.at + length)
    this.at += length
    if (!pictureSize(jpeg)) throw new Unreadable('a picture is no JPEG')
    return { jpeg, corners }
  }

  item(): SceneItem {
    const [written, fill, fillRule] = [this.name(), this.name(), this.name()]
    const kind = written === 'picture' ? 'ink' : written
    if (!isKind(kind) || !isFillRule(fillRule) || !/^(ink|#[0-9a-f]{6})$/.test(fill))
      throw new Unreadable('an item is of no known kind')
    const path = this.list(() => this.command())
    const picture = written === 'picture' ? { picture: this.picture() } : {}
    return { elementId: null, kind, fill, fillRule, path, bounds: pathBounds(path), ...picture }
  }

  end(): void {
    if (this.at !== this.bytes.length) throw new Unreadable('it goes on after its end')
  }
}

/**
 * The scene that canonical bytes are of, without its elements' ids; `null` where they are invalid. `writeScene` gives the
 * same bytes again.
 */
export function readScene(bytes: Uint8Array): Scene | null {
  const reader = new ByteReader(bytes)
  try {
    const [engineVersion, widthMm, heightMm] = [reader.name(), reader.mm(), reader.mm()]
    const scene = { engineVersion, widthMm, heightMm, items: reader.list(() => reader.item()) }
    reader.end()
    return scene
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
