import type { ElementKind } from '@/lib/design/scene/elements/kind'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { Element } from '@/lib/design/scene/model'

/** Every kind of element, for tests that look at all of them. */
export const allKinds: readonly ElementKind<Element>[] = Object.values(elementKinds)
