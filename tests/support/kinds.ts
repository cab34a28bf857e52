import type { ElementKind } from '@/lib/scene/elements/kind'
import { elementKinds } from '@/lib/scene/elements/registry'
import type { Element } from '@/lib/scene/model'

/** Every kind of element, for tests that look at all of them. */
export const allKinds: readonly ElementKind<Element>[] = Object.values(elementKinds)
