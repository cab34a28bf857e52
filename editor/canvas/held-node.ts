import { Konva } from 'konva/lib/Global'

// The code that changes a held node draws it at once. Konva would draw it a second time with the next frame.
Konva.autoDrawEnabled = false

/** Settings of a node that is held and drawn by hand. A touch on it stays one for the page: that gives the canvas its focus. */
export const heldNode = { preventDefault: false, perfectDrawEnabled: false } as const
