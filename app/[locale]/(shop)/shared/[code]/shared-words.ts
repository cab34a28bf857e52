import type { Design } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { formLines } from '@/lib/design/scene/operations/text-lines'

/** The name that the owner gave the design; the product's own name does not count. */
export const ownName = ({ name, modelName }: Design): string => (name === modelName ? '' : name.trim())

/** What is written on a design, of a support on all its plates. */
export const wordsOf = (design: Design): string[] =>
  platesOf(design)
    .flatMap(formLines)
    .flatMap(({ text }) => text.trim() || [])
