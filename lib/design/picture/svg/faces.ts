import { mostFamilies, type PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { FaceFile } from '@/lib/design/scene/fonts/engine'
import { chooseFace, findFamily } from '@/lib/design/scene/fonts/families'
import type { FontFamilyFiles } from '@/lib/design/scene/fonts/files'
import { familyFinder } from '@/lib/design/scene/fonts/near-families'
import type { AskedFace } from './asked-face'
import { elementsIn, type SvgNode, textElements } from './tree'

/** A text of a drawing that is set in another family than it asks for. */
export interface OtherFamily {
  /** The first name that it asks for, to its hundredth sign. */
  asked: string
  drawn: string
  /** The names of the families that come nearest, the nearest first: what is drawn where none was chosen. */
  near: string[]
}

/** The families that were chosen for those that the shop does not have. */
export type FamilyChoices = NonNullable<PictureEdit['families']>

/** What is written in the texts of a drawing, each character once. */
function charactersIn(node: SvgNode, into = new Set<string>()): Set<string> {
  for (const child of node.children) {
    if (typeof child !== 'string' || !textElements.has(node.tag)) continue
    for (const character of child) if (/[^\s\p{Cc}]/u.test(character)) into.add(character)
  }
  for (const child of elementsIn(node)) charactersIn(child, into)
  return into
}

/**
 * The families in which a drawing's texts are set: those of the shop, and for all others what was chosen, or the nearest
 * (DESIGN-62). What is asked for by the same name is drawn in the same family everywhere in the drawing.
 */
export class Faces {
  readonly files = new Set<FaceFile>()
  private readonly found = new Map<string, { other: OtherFamily; family: FontFamilyFiles }>()
  private find: ReturnType<typeof familyFinder> | null = null

  constructor(
    private readonly svg: SvgNode,
    private readonly chosen: FamilyChoices,
  ) {}

  /** The name of the family in which a text is set. */
  nameOf(wish: AskedFace): string {
    const own = wish.families.find(name => findFamily(name) !== null)
    const { family, face } = chooseFace(own ?? this.other(wish).slug, wish.bold, wish.italic)
    this.files.add(face.file)
    return family.family
  }

  /** The requested families that are replaced by others, by name. */
  get others(): OtherFamily[] {
    return [...this.found.values()].map(({ other }) => other).filter(({ asked }) => asked !== '')
  }

  private other({ families, bold, italic }: AskedFace): FontFamilyFiles {
    // A name that was cut within a character is no text any more that can be kept.
    const asked = (families[0] ?? '').slice(0, mostFamilies.nameLength).toWellFormed()
    const known = this.found.get(asked)
    if (known) return known.family
    this.find ??= familyFinder(charactersIn(this.svg))
    const near = this.find({ families, bold, italic })
    const chosen = this.chosen.find(choice => choice.asked === asked)
    const family = (chosen && findFamily(chosen.drawn)) ?? near[0] ?? chooseFace('', bold, italic).family
    const other = { asked, drawn: family.family, near: near.map(one => one.family) }
    this.found.set(asked, { other, family })
    return family
  }
}
