'use client'
import type { Element } from '@/lib/design/scene/model'
import { usePlate } from '../state/editor-context'
import { createLoader, useLoaded } from '../state/use-loaded'

const partLoader = createLoader(() => import('./colour-part').then(({ ColourPart }) => ColourPart))

interface ColourHostProps {
  elements: readonly Element[]
}

/** The colour of what is selected, on products that are printed: the colour of other products is chosen with the product. */
export function ColourHost(props: ColourHostProps) {
  const { fullColour } = usePlate()
  return fullColour && <Loaded {...props} />
}

function Loaded(props: ColourHostProps) {
  const ColourPart = useLoaded(partLoader)
  return ColourPart && <ColourPart {...props} />
}
