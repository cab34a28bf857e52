import { Konva } from 'konva/lib/Global'

// The code that changes a held node draws it at once. Konva would draw it a second time with the next frame.
Konva.autoDrawEnabled = false

/** Settings of a node that is kept and drawn manually. The page still gets a touch on it: that gives the canvas its focus. */
export const heldNode = { preventDefault: false, perfectDrawEnabled: false } as const
